/** What is left out of the libraries, and that nobody can miss it silently. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leanShader, leanShaderModule } from '../../client/lean/leanShaders.ts';
import { WebGLMorphtargets, WebXRManager } from '../../client/lean/standIns.ts';

const SHADERS = join(import.meta.dirname, '../../node_modules/three/src/renderers/shaders');

describe('a lean shader', () => {
  test('has no comments, and none of what is never switched on', () => {
    const source = `
      // Said for those who read it.
      #ifdef USE_MAP
        vec4 texel = texture2D( map, vMapUv ); /* once */
        #ifdef USE_FOG
          fog();
        #else
          clear();
        #endif
      #endif
      #if defined( USE_SKINNING ) || NUM_SPOT_LIGHTS > 0
        bend();
      #elif defined( USE_INSTANCING )
        place();
      #endif
      #ifndef USE_TANGENT
        plain();
      #endif`;
    expect(leanShader(source).split('\n')).toEqual([
      '#ifdef USE_MAP',
      'vec4 texel=texture2D(map,vMapUv);',
      'clear();',
      '#endif',
      '#if defined( USE_INSTANCING )',
      'place();',
      '#endif',
      'plain();',
    ]);
  });

  test('keeps what depends on more than is known', () => {
    const source = '#if defined( USE_MAP ) || defined( USE_ALPHAMAP )\nmapped();\n#endif';
    expect(leanShader(source)).toBe(source);
  });

  test.each(['ShaderChunk', 'ShaderLib'])('closes every branch that it opens, in all of %s', (folder) => {
    const files = readdirSync(join(SHADERS, folder));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const lean = leanShaderModule(readFileSync(join(SHADERS, folder, file), 'utf8'), file);
      const count = (directive: RegExp): number => lean.match(directive)?.length ?? 0;
      expect([file, count(/#if/g)]).toEqual([file, count(/#endif/g)]);
      expect([file, lean.includes('/*')]).toEqual([file, false]);
    }
  });

  test('refuses to compile with something that was left out', () => {
    const common = readFileSync(join(SHADERS, 'ShaderChunk/common.glsl.js'), 'utf8');
    expect(leanShaderModule(common, 'common')).toContain('#if defined(USE_FOG)\\n#error USE_FOG: left out\\n#endif');
  });
});

describe('what stands in for parts of three', () => {
  test('says so when somebody uses it', () => {
    expect(() => {
      new WebXRManager().enabled = true;
    }).toThrow('left out');
    expect(() => new WebGLMorphtargets().update()).toThrow('left out');
  });
});

/**
 * Build step: leaves out what libraries bring for others. Whatever is left out throws where it is used, and a library that
 * changed so much that a cut no longer finds its place stops the build.
 */

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leanShaderModule } from './leanShaders.ts';

/** Modules whose exports nobody here calls. */
const LEFT_OUT: { readonly [module: string]: readonly string[] } = {
  'three/src/extras/PMREMGenerator.js': ['PMREMGenerator'],
  'three/src/renderers/WebGLCubeRenderTarget.js': ['WebGLCubeRenderTarget'],
  'three/src/renderers/webgl/WebGLOutput.js': ['WebGLOutput'],
  '@colyseus/sdk/build/transport/H3Transport.mjs': ['H3TransportTransport'],
  '@colyseus/sdk/build/input/RoomInput.mjs': ['RoomInput'],
  '@colyseus/sdk/build/3rd_party/discord.mjs': ['discordURLBuilder'],
  '@colyseus/sdk/build/fetchXHR.mjs': ['xhrFetch'],
};

const STOOD_IN = [
  'three/src/renderers/webxr/WebXRManager.js',
  'three/src/renderers/webgl/WebGLMorphtargets.js',
  'three/src/renderers/webgl/WebGLUniformsGroups.js',
];

/** Programs of materials that we do not use. */
const SHADERS_LEFT_OUT =
  /\/ShaderLib\/(background|backgroundCube|cube|distance|equirect|linedashed|meshmatcap|meshnormal|meshtoon|points|shadow|sprite|vsm)\.glsl\.js$/;
const SHADER = /\/shaders\/Shader(?:Lib|Chunk)\/(\w+)\.glsl\.js$/;

/** three writes its methods in one way only. */
const JSON_METHODS = /\n\t(?:static )?(?:toJSON|fromJSON)\( [^\n]*\) \{\n[\s\S]*?\n\t\}\n/g;

/** Only servers describe their state; the encoder behind it weighs as much as everything that decodes. */
const DESCRIBE_STATE = /\nReflection\.encode = function [\s\S]*?\n\};\n/;

const absent = (name: string): string =>
  `export function ${name}() { throw new Error('${name} was left out of this build'); }`;

const libraryOf = (file: string): string => /^(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

function cut(code: string, part: RegExp, instead: string, file: string): string {
  if (!part.test(code)) throw new Error(`There is nothing to cut in ${file}: look at client/lean`);
  return code.replace(part, instead);
}

export function leanPlugin(): Plugin {
  const missing = new Set([...Object.keys(LEFT_OUT), ...STOOD_IN]);
  const libraries = new Set<string>();
  return {
    name: 'hot-paws-lean',
    apply: 'build',
    enforce: 'pre',
    // The sources instead of the bundle: only there a module can be taken out.
    resolveId(id, importer) {
      return id === 'three' ? this.resolve('three/src/Three.js', importer, { skipSelf: true }) : undefined;
    },
    load(id) {
      const file = id.split('/node_modules/').at(-1) ?? '';
      missing.delete(file);
      libraries.add(libraryOf(file));
      if (STOOD_IN.includes(file)) return `export * from ${JSON.stringify(join(import.meta.dirname, 'standIns.ts'))};`;
      return LEFT_OUT[file]?.map(absent).join('\n');
    },
    transform(code, id) {
      const file = id.split('/node_modules/').at(-1) ?? '';
      if (file === '@colyseus/schema/build/index.mjs')
        return cut(code, DESCRIBE_STATE, '\nReflection.encode = () => { throw new Error("Left out"); };\n', file);
      if (!file.startsWith('three/src/')) return undefined;
      const shader = SHADER.exec(file)?.[1];
      if (shader !== undefined)
        return SHADERS_LEFT_OUT.test(file)
          ? `export const vertex = '#error ${shader}: left out'; export const fragment = vertex;`
          : leanShaderModule(code, shader);
      return code.replace(JSON_METHODS, '\n');
    },
    buildEnd(error) {
      const stale = [...missing].filter((file) => libraries.has(libraryOf(file)));
      if (error === undefined && stale.length > 0)
        throw new Error(`There is nothing to leave out: ${stale.join(', ')}. Look at client/lean`);
    },
  };
}

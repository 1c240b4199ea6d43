/**
 * Takes out of three's shaders what none of our materials switches on: three resolves its branches in the browser, so every
 * visitor would fetch skinning, clear coats and fog. Whoever switches one of them on gets an error when the shader is compiled.
 */

/** Macros that stay undefined, and counts that stay zero. */
const NEVER: ReadonlySet<string> = new Set([
  'DECODE_VIDEO_TEXTURE',
  'DECODE_VIDEO_TEXTURE_EMISSIVE',
  'DITHERING',
  'ENVMAP_TYPE_CUBE',
  'ENVMAP_TYPE_PMREM',
  'FLAT_SHADED',
  'IOR',
  'NUM_CLIPPING_PLANES',
  'NUM_LIGHT_PROBE_GRIDS',
  'NUM_POINT_LIGHT_SHADOWS',
  'NUM_RECT_AREA_LIGHTS',
  'NUM_SPOT_LIGHTS',
  'NUM_SPOT_LIGHT_COORDS',
  'NUM_SPOT_LIGHT_MAPS',
  'NUM_SPOT_LIGHT_SHADOWS',
  'NUM_SUN_LIGHTS',
  'NUM_SUN_LIGHT_SHADOWS',
  'PHYSICAL',
  'USE_ALPHAHASH',
  'USE_ALPHAMAP',
  'USE_ANISOTROPY',
  'USE_ANISOTROPYMAP',
  'USE_AOMAP',
  'USE_BATCHING',
  'USE_BATCHING_COLOR',
  'USE_BUMPMAP',
  'USE_CLEARCOAT',
  'USE_CLEARCOATMAP',
  'USE_CLEARCOAT_NORMALMAP',
  'USE_CLEARCOAT_ROUGHNESSMAP',
  'USE_DIFFUSE_ROUGHNESS',
  'USE_DIFFUSE_ROUGHNESSMAP',
  'USE_DISPERSION',
  'USE_DISPLACEMENTMAP',
  'USE_EMISSIVEMAP',
  'USE_ENVMAP',
  'USE_FOG',
  'USE_GRADIENTMAP',
  'USE_INSTANCING_COLOR',
  'USE_INSTANCING_MORPH',
  'USE_IRIDESCENCE',
  'USE_IRIDESCENCEMAP',
  'USE_IRIDESCENCE_THICKNESSMAP',
  'USE_LIGHTMAP',
  'USE_LIGHT_PROBES',
  'USE_LOGARITHMIC_DEPTH_BUFFER',
  'USE_MATCAP',
  'USE_METALNESSMAP',
  'USE_MORPHCOLORS',
  'USE_MORPHNORMALS',
  'USE_MORPHTARGETS',
  'USE_NORMALMAP',
  'USE_NORMALMAP_OBJECTSPACE',
  'USE_NORMALMAP_TANGENTSPACE',
  'USE_PACKED_NORMALMAP',
  'USE_POINTS_UV',
  'USE_RETROREFLECTION',
  'USE_REVERSED_DEPTH_BUFFER',
  'USE_ROUGHNESSMAP',
  'USE_SHEEN',
  'USE_SHEEN_COLORMAP',
  'USE_SHEEN_ROUGHNESSMAP',
  'USE_SKINNING',
  'USE_SPECULAR',
  'USE_SPECULARMAP',
  'USE_SPECULAR_COLORMAP',
  'USE_SPECULAR_INTENSITYMAP',
  'USE_TANGENT',
  'USE_THICKNESSMAP',
  'USE_TRANSMISSION',
  'USE_TRANSMISSIONMAP',
]);

/** Goes into every shader of three's: what was left out must not be missed silently. */
const GUARD = [...NEVER]
  .map(
    (name) => `#if ${name.startsWith('NUM_') ? `${name} > 0` : `defined(${name})`}\n#error ${name}: left out\n#endif`,
  )
  .join('\n');

const ATOM = /^\(?\s*(!\s*)?(?:defined\s*\(\s*(\w+)\s*\)|(NUM_\w+) > 0)\s*\)?$/;

/** Whether a condition holds; undefined where that is not known before the shader is compiled. */
function holds(condition: string): boolean | undefined {
  const either = condition.split('||').map((side) => allHold(side.split('&&')));
  // Sides are told apart without looking at brackets: that is exact for what is false, and for what is true only without them.
  if (either.includes(true)) return condition.includes('&&') && condition.includes('||') ? undefined : true;
  return either.every((side) => side === false) ? false : undefined;
}

function allHold(conditions: readonly string[]): boolean | undefined {
  const all = conditions.map((condition) => {
    const [, not, macro, count] = ATOM.exec(condition.trim()) ?? [];
    return NEVER.has(macro ?? count ?? '') ? not !== undefined : undefined;
  });
  if (all.includes(false)) return false;
  return all.every((one) => one === true) ? true : undefined;
}

const conditionOf = (line: string): string =>
  line
    .replace(/^#ifdef\s+(\w+).*/, 'defined( $1 )')
    .replace(/^#ifndef\s+(\w+).*/, '! defined( $1 )')
    .replace(/^#(if|elif)\s+/, '')
    .trim();

/** An `#if` that is being read: `known` while its answer is, and then only one side of it is kept. */
interface Branch {
  known: boolean;
  kept: boolean;
}

function prune(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  const open: Branch[] = [];
  for (const line of lines) {
    const inside = open.every((branch) => branch.kept);
    const branch = open.at(-1);
    const outside = open.slice(0, -1).every(({ kept: whole }) => whole);
    if (/^#if/.test(line)) {
      const answer = holds(conditionOf(line));
      open.push({ known: answer !== undefined, kept: answer !== false });
      if (inside && answer === undefined) kept.push(line);
    } else if (/^#elif/.test(line) && branch !== undefined) {
      if (branch.known && !branch.kept) {
        // The first case is gone: this one takes its place.
        Object.assign(branch, { known: false, kept: true });
        if (outside) kept.push(`#if ${conditionOf(line)}`);
      } else if (branch.known) throw new Error(`Cannot decide: ${line}`);
      else if (outside) kept.push(line);
    } else if (/^#else/.test(line) && branch?.known) branch.kept = !branch.kept;
    else if (/^#endif/.test(line) && branch !== undefined) {
      open.pop();
      if (outside && !branch.known) kept.push(line);
    } else if (inside) kept.push(line);
  }
  return kept;
}

const squeeze = (line: string): string => (line.startsWith('#') ? line : line.replace(/\s*([(),;{}=*/<>])\s*/g, '$1'));

/** A shader without comments, blanks and everything that is never switched on. */
export function leanShader(source: string): string {
  const lines = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return prune(lines).map(squeeze).join('\n');
}

/** The module of one of three's shaders. */
export const leanShaderModule = (code: string, name: string): string =>
  code.replace(/\/\* glsl \*\/\s*`([^`]*)`/g, (_, source: string) =>
    JSON.stringify(leanShader(source) + (name === 'common' ? `\n${GUARD}` : '')),
  );

/** Light creeps around fur, reddened where it grazes. */
export const WRAPPED_LIGHT = /* glsl */ `
#include <lights_lambert_pars_fragment>
#undef RE_Direct
void RE_Direct_Fur(const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight) {
  float wrapped = saturate((dot(geometryNormal, directLight.direction) + .3) / 1.3);
  vec3 irradiance = wrapped * directLight.color * mix(vec3(1.), vec3(1.5, 1.05, .9), smoothstep(.5, 0., wrapped));
  reflectedLight.directDiffuse += irradiance * BRDF_Lambert(material.diffuseColor);
}
#define RE_Direct RE_Direct_Fur
`;

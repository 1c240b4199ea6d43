/** The six rule changers, in the order of the rule book (R41-R46). */
export const SPICE_IT_UP = [
  'weLoveChili',
  'startItUp',
  'spiceRaider',
  'changeYourLuck',
  'turnItUp',
  'copyCat',
] as const;
export type SpiceItUp = (typeof SPICE_IT_UP)[number];

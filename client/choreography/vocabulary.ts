/** What the stage can be told to show, apart from cards. The scene and the cats are built to these lists. */

export const MOODS = [
  'calm',
  'thinking',
  'smug',
  'nervous',
  'shocked',
  'burning',
  'triumphant',
  'sulking',
  'asleep',
] as const;
export type Mood = (typeof MOODS)[number];

/**
 * `lay` comes down like a slap and stays where it landed; `withdraw` starts there and ends at rest; `rake` follows its
 * target home; `reach` goes to its target and comes back.
 */
export const PAW_ACTIONS = ['rest', 'slap', 'lay', 'withdraw', 'knock', 'rake', 'reach', 'wave', 'point'] as const;
export type PawAction = (typeof PAW_ACTIONS)[number];

/** The part of a slap, or of a paw that is laid, after which it meets the table: sound, dust and shaking belong there. */
export const LANDS = 0.46;

export const EFFECTS = [
  'dust',
  'sparks',
  'smoke',
  'fire',
  'confetti',
  'fireworks',
  'steam',
  'tears',
  'heartBreak',
  'goldDust',
  'embers',
  'coins',
] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** Each pulls the light of the room away from its everyday mood. */
export const LIGHTS = ['hush', 'worldsEnd', 'showdown', 'flash'] as const;
export type Light = (typeof LIGHTS)[number];

/** Each pulls the camera away from the table shot. */
export const SHOTS = ['toStack', 'toSeat', 'toPodium'] as const;
export type Shot = (typeof SHOTS)[number];

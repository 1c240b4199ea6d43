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
 * `lift` holds something up with both paws and stays so; `put` lays a card down; `lay` comes down like a slap and stays where it landed, `creep` steals up and stays; `pat` bounces off
 * what lies there already; `withdraw` starts where a paw stayed and ends at rest; `rake` follows its target home; `reach` goes to
 * its target and comes back.
 */
export const PAW_ACTIONS = [
  'rest',
  'lift',
  'put',
  'slap',
  'pat',
  'lay',
  'creep',
  'withdraw',
  'knock',
  'rake',
  'reach',
  'wave',
  'point',
] as const;
export type PawAction = (typeof PAW_ACTIONS)[number];

/** The part of a slap, a pat, a card that is put down or a paw that is laid, after which it meets the table: sound, dust and shaking belong there. */
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

/** What is sculpted and stands on a card: cups for the first, the second, the third, and hearts of glass. */
export const FIGURES = ['grandCup', 'goblet', 'bowl', 'heart', 'blackHeart'] as const;
export type Figure = (typeof FIGURES)[number];

/** Each pulls the light of the room away from its everyday mood. */
export const LIGHTS = ['hush', 'blaze', 'noon', 'flash'] as const;
export type Light = (typeof LIGHTS)[number];

/** Each pulls the camera away from the table shot. */
export const SHOTS = ['toStack', 'toSeat', 'toDuel', 'toPodium'] as const;
export type Shot = (typeof SHOTS)[number];

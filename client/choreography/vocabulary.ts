/**
 * What the stage can be told to show, apart from cards, by name. Every game has those of the scene (see `repertoire.ts` there), and each may
 * bring more of its own.
 */

/** How a cat feels. */
export type Mood = string;

/** What flies through the air. */
export type EffectKind = string;

/** A mood of the light: each pulls it away from its everyday one. */
export type Light = string;

/** Each pulls the camera away from the table shot. */
export type ShotName = string;

/**
 * `lift` holds something up with both paws and stays so, `lower` puts it down; `put` lays a card down; `lay` comes down like a slap and stays where it landed, `creep` steals up and stays; `pat` bounces off
 * what lies there already; `withdraw` starts where a paw stayed and ends at rest; `rake` follows its target home; `reach` goes to
 * its target and comes back.
 */
export const PAW_VERBS = [
  'rest',
  'lift',
  'lower',
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
export type PawVerb = (typeof PAW_VERBS)[number];

/** The part of a slap, a pat, a card that is put down or a paw that is laid, after which it meets the table: sound, dust and shaking belong there. */
export const LANDS = 0.46;
/** The part of a reach after which the paw is there, and after which it turns home. */
export const REACHED = 0.42;
export const TURNS_HOME = 0.6;

/** What is sculpted and stands on a card: cups for the first, the second, the third, and hearts of glass. */
export const FIGURES = ['grandCup', 'goblet', 'bowl', 'heart', 'blackHeart'] as const;
export type Figure = (typeof FIGURES)[number];

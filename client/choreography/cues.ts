/** Sounds that a step can ask for, by name. A cue that comes too late is dropped, so a skipped scene stays silent. */

/** What every game can be heard with. */
export const CUES = [
  // cards
  'cardDeal',
  'cardDraw',
  'cardPlace',
  'cardSlap',
  'cardFlip',
  'cardTurn',
  'cardSweep',
  'cardShuffle',
  // paws
  'pawSlap',
  'pawPat',
  'pawRake',
  'pawTap',
  'knock',
  // the reveal
  'hush',
  'heartbeat',
  'drumroll',
  'verdictTrue',
  'verdictLie',
  'burn',
  'gasp',
  'cheer',
  // the match
  'turnYours',
  'fireworks',
  'scoreTick',
  'fanfare',
  // what is pressed
  'press',
  'pressInVain',
  // cats
  'meow',
  'purr',
  'hiss',
  'sob',
] as const;

export type CommonCue = (typeof CUES)[number];

/** One of these, or one of the game's own. */
export type Cue = string;

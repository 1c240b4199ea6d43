/** Every sound that a step can ask for, by name. A cue that comes too late is dropped, so a skipped scene stays silent. */

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
  // Spicy
  'turnYours',
  'lastCard',
  'trophy',
  'fireworks',
  'worldsEnd',
  'scoreTick',
  'fanfare',
  // Black Jacky
  'bell',
  'knockUndone',
  'underTheTable',
  'forcedDraw',
  'nail',
  'goldDust',
  'sumTick',
  'bust',
  'heartBreak',
  'wanted',
  'tip',
  'tipPaid',
  'tipLost',
  'blackHeart',
  'showdown',
  'tumbleweed',
  // cats
  'meow',
  'purr',
  'hiss',
  'sob',
] as const;

export type Cue = (typeof CUES)[number];

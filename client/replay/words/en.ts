export interface ReplayWords {
  readonly replay: string;
  readonly loading: string;
  readonly play: string;
  readonly pause: string;
  readonly again: string;
  readonly moveBack: string;
  readonly moveOn: string;
  readonly chapterBack: string;
  readonly chapterOn: string;
  readonly chapters: string;
  readonly noChapters: string;
  readonly timeLine: string;
  move(move: number, moves: number): string;
  readonly speed: string;
  readonly fullScreen: string;
  readonly smallScreen: string;
  readonly viewedBy: string;
  readonly watcher: string;
  /** Who has taken their name off, and who has left the house. */
  readonly somebody: string;
  readonly goneCat: string;
  readonly everything: string;
  readonly guessFirst: string;
  readonly turnIt: string;
  readonly reveal: string;
  readonly keys: string;
  readonly tryAgain: string;
  readonly toFeed: string;
  readonly watchLive: string;
  readonly share: string;
  readonly rightDeal: string;
  readonly refusals: {
    readonly unknown: string;
    readonly stillPlaying: string;
    readonly notForYou: string;
    readonly otherVersion: string;
    readonly damaged: string;
    readonly tooFrequent: string;
    readonly noSuchMove: string;
  };
}

export const en: ReplayWords = {
  replay: 'Replay',
  loading: 'The match is being fetched …',
  play: 'Play',
  pause: 'Pause',
  again: 'From the start',
  moveBack: 'One move back',
  moveOn: 'One move on',
  chapterBack: 'Previous chapter',
  chapterOn: 'Next chapter',
  chapters: 'Chapters',
  noChapters: 'Nothing was revealed in this match.',
  timeLine: 'Time line',
  move: (move, moves) => `Move ${move} of ${moves}`,
  speed: 'Speed',
  fullScreen: 'Full screen',
  smallScreen: 'Leave full screen',
  viewedBy: 'Seen by',
  watcher: 'A watcher',
  somebody: 'A cat',
  goneCat: 'A cat that left',
  everything: 'All cards',
  guessFirst: 'What do you think? Guess first.',
  turnIt: 'Reveal',
  reveal: 'A reveal',
  keys: 'Keys: space plays and pauses, arrows go by moves, [ and ] by chapters, f fills the screen.',
  tryAgain: 'Try again',
  toFeed: 'More to watch',
  watchLive: 'Watch it live',
  share: 'Share this reveal',
  rightDeal: 'Who was right? Check the deal',
  refusals: {
    unknown: 'There is no such match, or it is no longer kept.',
    stillPlaying: 'This match is still being played. Come back when it is over.',
    notForYou: 'The people of this match keep it to themselves.',
    otherVersion: 'This match was played with older rules that this server can no longer show.',
    damaged: 'The record of this match is damaged and cannot be shown.',
    tooFrequent: 'Too many replays in a short time. Wait a moment and try again.',
    noSuchMove: 'This match has no such move: here it is from the start.',
  },
};

/** Words on the stage as data: a key of the game's texts and the facts in it, put into a language only where they are shown. */

import type { Seat } from '../../shared/engine/game.ts';

export interface Words {
  readonly key: string;
  readonly facts: { readonly [name: string]: string | number };
  /** Names how the game's own styles paint it: `.caption[data-look="…"]`. */
  readonly look?: string;
}

export const words = (key: string, facts: Words['facts'] = {}): Words => ({ key, facts });

/** How words look: what is said, called out, judged good or bad, or counted. */
export const TONES = ['said', 'called', 'good', 'bad', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

export interface Caption {
  readonly words: Words;
  readonly tone: Tone;
  /** Under the card that everybody looks at, in a close-up of it. */
  readonly below?: boolean;
}

/** Everything that is written over the stage at one moment. */
export interface Captions {
  /** What each seat says, by seat. */
  readonly said: { readonly [seat: number]: Caption };
  /** The number beside each seat while something is counted, by seat. */
  readonly tallies: { readonly [seat: number]: Caption };
  /** Over the middle of the table, for everybody. */
  readonly announced: Caption | undefined;
}

export const NO_CAPTIONS: Captions = { said: {}, tallies: {}, announced: undefined };

/** Holds the captions for the DOM that shows them: they change a few times a second at most, never from frame to frame. */
export interface CaptionBoard {
  readonly current: Captions;
  subscribe(listener: () => void): () => void;
  say(seat: Seat, caption: Caption | undefined): void;
  tally(seat: Seat, caption: Caption | undefined): void;
  announce(caption: Caption | undefined): void;
  /** What was said and counted is over. */
  clear(): void;
  /** Back to what lies on the table at rest. */
  reset(captions: Captions): void;
}

export function createCaptionBoard(): CaptionBoard {
  const listeners = new Set<() => void>();
  let current = NO_CAPTIONS;
  const change = (next: Captions): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (seat, caption) => change({ ...current, said: changed(current.said, seat, caption) }),
    tally: (seat, caption) => change({ ...current, tallies: changed(current.tallies, seat, caption) }),
    announce: (announced) => change({ ...current, announced }),
    clear: () => change({ ...current, said: {}, tallies: {} }),
    reset(captions) {
      if (captions !== current) change(captions);
    },
  };
}

type BySeat = Captions['said'];

function changed(bySeat: BySeat, seat: Seat, caption: Caption | undefined): BySeat {
  const { [seat]: _, ...others } = bySeat;
  return caption === undefined ? others : { ...others, [seat]: caption };
}

/** What a game is registered with: light enough for a lobby. What is heavy is loaded by whoever needs it. */

import type { AnyBot } from '../bots/bot.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Language } from '../table/talk.ts';
import type { GameWords } from '../table/texts/gameWords.ts';

export interface GameManifest<Id extends string = string, T extends GameWords = GameWords> {
  readonly id: Id;
  readonly seats: { readonly min: number; readonly max: number };
  /** Judges moves: for the server, and for tables and lessons that run in a browser. */
  loadRules(): Promise<AnyGame>;
  /** How views and events travel: all that a page needs of a game whose moves the server judges. No zod in here. */
  loadCodecs(): Promise<AnyGame['codecs']>;
  loadBot(): Promise<AnyBot>;
  readonly texts: { readonly [language in Language]: () => Promise<T> };
}

/** What a game is registered with: light enough for a lobby. What is heavy is loaded by whoever needs it. */

import type { AnyBot } from '../bots/bot.ts';
import type { AnyGame, AnyGuessing } from '../engine/game.ts';
import type { GameFigures } from '../table/figures.ts';
import type { BotLevel } from '../table/seats.ts';
import type { ByLanguage, Language } from '../table/talk.ts';
import type { AnyChapters, GalleryWords, GameWords } from '../table/texts/gameWords.ts';

export interface GameManifest<Id extends string = string, T extends GameWords = GameWords> {
  readonly id: Id;
  readonly seats: { readonly min: number; readonly max: number };
  /** Judges moves: for the server, and for tables and lessons that run in a browser. */
  loadRules(): Promise<AnyGame>;
  /** How views and events travel: all that a page needs of a game whose moves the server judges. No zod in here. */
  loadCodecs(): Promise<AnyGame['codecs']>;
  /** @param levels Those that will play; all where none are named. Nets that none of them asks need not be fetched. */
  loadBot(levels?: readonly BotLevel[]): Promise<AnyBot>;
  /** Where the levels of bots stand on the scale of ratings, for good: what people's numbers hang on. Measured by `npm run arena -- --ladder`. */
  readonly botRatings: { readonly [level in BotLevel]: number };
  readonly texts: ByLanguage<() => Promise<T>>;
  /** What the moments of a match are called in a replay; without them a reveal is a reveal. */
  loadChapters?(language: Language, words: T): Promise<AnyChapters>;
  /** What those who watch may guess, for a page that has none of the rules. */
  loadGuessing?(): Promise<AnyGuessing>;
  /** What its reveals are called in the gallery, and what those who watch are asked; for a game that has `moment` or `guessing`. */
  loadGallery?(language: Language): Promise<GalleryWords>;
  /** How a history of this game reads; without them only results are told. */
  loadFigures?(language: Language, words: T): Promise<GameFigures>;
}

/** How a game is registered in the client: light enough for a lobby. What is heavy is loaded by whoever needs it. */

import type { GameManifest } from '../../shared/games/manifest.ts';
import type { TableOptionsInput } from '../../shared/table/options.ts';
import type { CatLook } from '../../shared/table/people/catLook.ts';
import type { ByLanguage, Language } from '../../shared/table/talk.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import type { Lesson, LessonWords } from '../../shared/table/texts/lesson.ts';
import type { GameControls, Rules } from '../hud/gameControls.ts';
import type { Preset } from '../hud/games.ts';
import type { RuleBook } from '../hud/rules/ruleBook.ts';
import type { GameStage } from './gameStage.ts';

interface Typed {
  readonly type: string;
}

export interface ClientGame<V, C extends Typed, E extends Typed, T extends GameWords, O = Rules> {
  readonly manifest: GameManifest<string, T>;
  /** Names the colours around its room. Its own styles give them, and the picture of the lobby: `[data-theme="…"]`. Those of the parlour otherwise. */
  readonly theme?: string;
  /** A newcomer's first match, where it should be an easier one. */
  readonly firstRules?: NonNullable<TableOptionsInput['rules']>;
  /** Kinds of match that can be chosen at once; their names are in the texts. */
  readonly presets?: readonly Preset[];
  loadStage(): Promise<GameStage<E, V>>;
  loadControls(): Promise<GameControls<V, C, E, T, O>>;
  /** The rules with pictures, to be read. */
  loadBook?(language: Language, words: T): Promise<RuleBook>;
  readonly lesson?: GuidedLesson;
}

/** A first game with somebody at one's side. */
export interface GuidedLesson {
  load(): Promise<Lesson>;
  readonly words: ByLanguage<() => Promise<LessonWords<string>>>;
  /** Left of the pupil, the pupil where it has no cat yet, and right of it, where they are not those of the house. */
  readonly cats?: readonly [CatLook, CatLook, CatLook];
}

/** A game of the client where nobody needs to know which. */
// biome-ignore lint/suspicious/noExplicitAny: V, C, E, T and O stand on both sides of functions, so no other type holds every game
export type AnyClientGame = ClientGame<any, any, any, any, any>;

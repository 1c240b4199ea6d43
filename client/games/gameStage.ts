/** What a game gives to the stage: how its table looks at rest, and how what happens in it is told. */

import { type Cut, type Showing, sceneSeconds } from '../../shared/engine/shows.ts';
import type { Species } from '../../shared/table/people/catLook.ts';
import type { LatePaw } from '../../shared/table/protocol.ts';
import type { Language } from '../../shared/table/talk.ts';
import { inTurn, type Script, within } from '../choreography/script.ts';
import type { Tableau } from '../choreography/tableau.ts';
import type { Deck } from '../scene/cards/atlas.ts';
import type { Zones } from '../scene/layout/zones.ts';
import type { OwnRepertoire } from '../scene/repertoire.ts';
import type { RoomPlan } from '../scene/room/room.ts';
import type { GameSound } from '../sound/gameSound.ts';
import type { StageWording } from './stageWords.ts';

interface Typed {
  readonly type: string;
}

/** What a scene may be written from. It holds nothing that its viewer does not know. */
export interface Telling<V> {
  /** The view before them, where there was one: what everybody knew decides how a scene begins. */
  readonly before?: V | undefined;
  /** The view that the events lead to. */
  readonly after: V;
  readonly seq: number;
  /** Paws that lost the race for this move. */
  readonly late: readonly LatePaw[];
  /** Of a reveal; in full when it is left out. */
  readonly cut?: Cut;
}

export interface GameStage<E extends Typed, V> {
  /** The parlour where it is left out. */
  readonly room?: RoomPlan;
  readonly deck: Deck;
  /** Where its cards lie beside what every table has: piles and rows of its own. */
  readonly zones?: Zones;
  /** Moods, lights, effects and shots of its own, beside what every table can show. */
  readonly repertoire?: OwnRepertoire;
  /** Where it has more to be heard than what all games have. */
  readonly sound?: GameSound;
  tableau(view: V, species: readonly Species[]): Tableau;
  /** The table before anything is dealt, for the deal of a match with this view. */
  emptyTable(view: V, species: readonly Species[]): Tableau;
  /** The same table for who may know everything about this state of the game: hidden cards of glass, and who lied. */
  opened?(tableau: Tableau, state: unknown): Tableau;
  script(event: E, telling: Telling<V>): Script;
  /** How long scenes are, and which reveals are told in short: the table's own figures. */
  readonly showing: Showing<V, E>;
  words(language: Language): Promise<StageWording>;
  /** How much worth watching again a reveal is, from 0; undefined where nothing is revealed. */
  spiciness(events: readonly E[]): number | undefined;
}

/** A stage as it is shown, where nobody needs to know its events and views: every one has a room. */
// biome-ignore lint/suspicious/noExplicitAny: E and V stand on both sides of functions, so no other type holds every game
export type AnyGameStage = GameStage<any, any> & { readonly room: RoomPlan };

/** Everything that one move brought, in one script that is as long as the table waits for it. */
export function tell<E extends Typed, V>(stage: GameStage<E, V>, events: readonly E[], telling: Telling<V>): Script {
  const seconds = sceneSeconds(stage.showing, events, telling.cut ?? 'full');
  return inTurn(...events.map((event, place) => within(seconds[place] ?? 0, stage.script(event, telling))));
}

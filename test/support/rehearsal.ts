/** Plays matches and performs them on a stage without a screen. */

import { placeKey } from '../../client/choreography/place.ts';
import type { Script } from '../../client/choreography/script.ts';
import type { Tableau } from '../../client/choreography/tableau.ts';
import { type CaptionBoard, createCaptionBoard } from '../../client/choreography/words.ts';
import { type AnyGameStage, type GameStage, tell } from '../../client/games/gameStage.ts';
import { createLayout } from '../../client/scene/layout/layout.ts';
import type { StageCompany } from '../../client/scene/perform/company.ts';
import { createCompany } from '../../client/scene/perform/createCompany.ts';
import { createStage, type Stage } from '../../client/scene/stage.ts';
import type { AnyGame, EventOf, StateOf, Viewer, ViewOf } from '../../shared/engine/game.ts';
import { eventsOf, type Match } from '../../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import type { Cut } from '../../shared/engine/shows.ts';
import type { Species } from '../../shared/table/people/catLook.ts';
import { type Chosen, chooseAtRandom, mustSubmit, newMatch } from './play.ts';

export const CAST: readonly Species[] = ['tiger', 'leopard', 'panther', 'snowLeopard', 'lynx', 'lion'];
export const DESKTOP = { width: 1280, height: 720 };

export interface Rehearsal {
  readonly stage: Stage;
  readonly company: StageCompany;
  readonly captions: CaptionBoard;
}

export function rehearsal(
  seats: number,
  viewer: Viewer,
  { zones, repertoire }: Pick<AnyGameStage, 'zones' | 'repertoire'>,
): Rehearsal {
  const stage = createStage(repertoire);
  const captions = createCaptionBoard();
  const company = createCompany(stage, createLayout(seats, viewer, DESKTOP, zones), captions, () => {});
  return { stage, company, captions };
}

export interface ToldEntry<G extends AnyGame> {
  readonly seq: number;
  readonly before: ViewOf<G> | undefined;
  readonly after: ViewOf<G>;
  readonly events: readonly EventOf<G>[];
  /** What the viewer does not know. */
  readonly truth: StateOf<G>;
}

/** How many chances to challenge or pass a cat lets go by for each that it takes. */
const PATIENCE = 8;

/** A match of random commands, as one viewer is told it. */
export function toldMatch<G extends AnyGame>(
  game: G,
  seats: number,
  viewer: Viewer,
  seed: string,
  options: unknown = {},
  patience = PATIENCE,
): readonly ToldEntry<G>[] {
  const dealt = newMatch(game, seats, seed, options);
  const told: ToldEntry<G>[] = [];
  const tell = (before: Match<G> | undefined, after: Match<G>): void => {
    const entry = after.history.at(-1);
    if (entry === undefined) return;
    told.push({
      seq: after.history.length,
      before: before === undefined ? undefined : game.viewFor(before.state, viewer),
      after: game.viewFor(after.state, viewer),
      events: eventsOf(entry).map((event) => game.redact(event, viewer)),
      truth: after.state,
    });
  };
  tell(undefined, dealt);
  const choices = createRandom(seedFromText(`choices of ${seed}`));
  let match = dealt;
  while (game.outcome(match.state) === undefined) {
    const { actor, command } = choosePatiently(match, choices, patience);
    const after = mustSubmit(match, actor, command);
    tell(match, after);
    match = after;
  }
  return told;
}

/** Cats that challenge or pass at every chance never see a tall stack, a raid or a trophy. */
function choosePatiently(match: Match, random: Random, patience: number): Chosen {
  const chosen = chooseAtRandom(match, random);
  const { type } = chosen.command as { readonly type: string };
  return ['paw', 'pass', 'peek'].includes(type) && random.below(patience) > 0
    ? choosePatiently(match, random, patience)
    : chosen;
}

export function scriptOf<G extends AnyGame>(
  stage: GameStage<EventOf<G>, ViewOf<G>>,
  {
    events,
    before,
    after,
    seq,
  }: Pick<ToldEntry<G>, 'events' | 'after' | 'seq'> & Partial<Pick<ToldEntry<G>, 'before'>>,
  cut: Cut = 'full',
): Script {
  return tell(stage, events, { before, after, seq, late: [], cut });
}

/** How many cards lie where, by place. */
export const countsOf = (tableau: Tableau): { readonly [place: string]: number } =>
  Object.fromEntries(
    tableau.piles.filter(({ cards }) => cards.length > 0).map(({ place, cards }) => [placeKey(place), cards.length]),
  );

export const countsOn = ({ company }: Rehearsal, tableau: Tableau): { readonly [place: string]: number } =>
  Object.fromEntries(
    tableau.piles
      .map(({ place }) => [placeKey(place), company.props.at(place).length] as const)
      .filter(([, count]) => count > 0),
  );

/** Brings what the table tells to the stage: every update becomes an act, every loss of touch a cut. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Species } from '../../../shared/table/catLook.ts';
import { EMOTES, type Emote, type Phrase } from '../../../shared/table/talk.ts';
import { type Act, createDirector, type Director } from '../../choreography/director.ts';
import { inTurn, type Script, together } from '../../choreography/script.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import { cue } from '../../choreography/verbs.ts';
import type { AnyGameStage } from '../../games/gameStage.ts';
import type { StageCompany } from '../../scene/perform/company.ts';
import type { TableState, TableStore, Update } from '../../store/table.ts';
import type { RecordedReveal } from './reveals.ts';

export interface FollowedTable {
  readonly director: Director;
  /** Another size of the window: the same moment, laid out anew. */
  relay(): void;
  /** Something about the table at rest has changed; a scene that plays comes to it by itself. */
  refresh(): void;
  close(): void;
}

interface Setting {
  readonly table: TableStore;
  readonly game: AnyGameStage;
  readonly company: StageCompany;
  /** By seat, for the cat cards. */
  readonly species: readonly Species[];
  readonly serverNow: () => number;
  readonly onReveal: (reveal: RecordedReveal) => void;
  /** Something is about to move: a scene that stands still has to start its clock. */
  readonly onStir: () => void;
}

/** A deal older than this is not shown to who comes in. */
const FRESH_DEAL_MS = 3000;
const EMOTE_SECONDS = 2;

export function followTable({ table, game, company, species, serverNow, onReveal, onStir }: Setting): FollowedTable {
  const director = createDirector({
    perform: (script) => company.perform(script),
    settle: (after) => company.settle(after),
    shown: (seq) => table.show(seq),
    serverNow,
  });
  let seen: TableState = table.getState();
  let rest: Tableau | undefined;
  let told = 0;
  let latest: unknown;

  const actOf = ({ seq, events, view, late, hold, serverTime }: Update): Act => ({
    seq,
    script: inTurn(...events.map((event) => game.script(event, { after: view, seq, late }))),
    after: game.tableau(view, species),
    ...(hold > 0 ? { shared: { since: serverTime, hold } } : {}),
  });

  const push = (update: Update, before: unknown): void => {
    const act = actOf(update);
    told = update.seq;
    rest = act.after;
    director.push(act);
    const { seq, events, view: after } = update;
    const spiciness = game.spiciness(events);
    if (spiciness !== undefined)
      onReveal({ seq, viewer: table.getState().you ?? 'watcher', events, before, after, spiciness });
    latest = after;
  };

  /** Who comes in sees the table as it is, but for what everybody is looking at right now. */
  const enter = (state: TableState): void => {
    told = state.seq;
    latest = state.view;
    const { view, log, startedAt } = state;
    if (view === undefined) return;
    rest = game.tableau(view, species);
    const last = log.at(-1);
    if (last === undefined) {
      director.cutTo(rest, state.seq);
      return;
    }
    const serverTime = startedAt + last.at;
    const dealt = log.length === 1 && serverNow() - serverTime < FRESH_DEAL_MS;
    const revealing = last.hold > 0 && serverNow() - serverTime < last.hold;
    if (!dealt && !revealing) {
      director.cutTo(rest, state.seq);
      return;
    }
    const before = dealt ? view : game.beforeReveal(last.events, view);
    director.cutTo(dealt ? game.emptyTable(view, species) : game.tableau(before, species), state.seq);
    push({ ...last, serverTime, view }, before);
  };

  const hear = (state: TableState): void => {
    const fresh = state.said.filter(({ id }) => id > (seen.said.at(-1)?.id ?? 0));
    for (const { seat, said } of fresh) director.aside(talk(seat, said));
  };

  const follow = (state: TableState): void => {
    if (state.epoch !== seen.epoch) enter(state);
    else for (const update of state.updates) if (update.seq > told) push(update, latest);
    if (state.said !== seen.said) hear(state);
    seen = state;
    onStir();
  };

  enter(seen);
  for (const update of seen.updates) if (update.seq > told) push(update, latest);
  const unsubscribe = table.subscribe(follow);
  return {
    director,
    relay() {
      if (rest === undefined) return;
      if (director.playing) director.skipAll();
      else company.settle(rest);
    },
    refresh() {
      if (rest !== undefined && !director.playing) company.settle(rest);
    },
    close: unsubscribe,
  };
}

/** The words of a phrase are the HUD's; the cat gives them a voice. */
function talk(seat: Seat, said: Emote | Phrase): Script {
  const emote = EMOTES.find((name) => name === said);
  return emote === undefined
    ? together(cue('meow', seat, 0.7))
    : together({ verb: 'emote', seat, emote, duration: EMOTE_SECONDS });
}

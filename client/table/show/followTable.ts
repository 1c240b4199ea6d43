/** Brings what the table tells to the stage: every update becomes an act, every loss of touch a cut. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Species } from '../../../shared/table/people/catLook.ts';
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
  let { epoch } = table.getState();
  let heard = table.getState().said.at(-1)?.id ?? 0;
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

  /** Who comes in sees the table as it is shown: a deal that is still fresh, and what everybody is looking at, come after it. */
  const enter = ({ present: { seq, view }, log, startedAt }: TableState): void => {
    told = seq;
    latest = view;
    if (view === undefined) return;
    rest = game.tableau(view, species);
    const [deal] = log;
    const serverTime = startedAt + (deal?.at ?? 0);
    if (deal === undefined || log.length > 1 || serverNow() - serverTime > FRESH_DEAL_MS) {
      director.cutTo(rest, seq);
      return;
    }
    director.cutTo(game.emptyTable(view, species), seq);
    push({ ...deal, serverTime, view }, view);
  };

  const catchUp = ({ updates }: TableState): void => {
    for (const update of updates) if (update.seq > told) push(update, latest);
  };

  const hear = (state: TableState): void => {
    const fresh = state.said.filter(({ id }) => id > heard);
    heard = state.said.at(-1)?.id ?? heard;
    for (const { seat, said } of fresh) director.aside(talk(seat, said));
  };

  const follow = (state: TableState): void => {
    if (state.epoch !== epoch) {
      // At once: showing what is entered makes the table tell itself again.
      epoch = state.epoch;
      enter(state);
    }
    catchUp(table.getState());
    hear(state);
    onStir();
  };

  enter(table.getState());
  catchUp(table.getState());
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

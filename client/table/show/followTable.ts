/** Brings what the table tells to the stage: every update becomes an act, every loss of touch a cut. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Species } from '../../../shared/table/people/catLook.ts';
import { shownAt } from '../../../shared/table/runtime/pace.ts';
import { EMOTES, type Emote, type Phrase } from '../../../shared/table/talk.ts';
import { type Act, createDirector, type Director } from '../../choreography/director.ts';
import { hand } from '../../choreography/place.ts';
import { lasting, type Script, together } from '../../choreography/script.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import { cue, tidy } from '../../choreography/verbs.ts';
import { type AnyGameStage, tell } from '../../games/gameStage.ts';
import { tidyAtOnce } from '../../scene/perform/cardMoves.ts';
import type { StageCompany } from '../../scene/perform/company.ts';
import type { TableState, TableStore, Update } from '../../store/table/table.ts';
import type { PastReveal } from './reveals/reveals.ts';

export interface FollowedTable {
  readonly director: Director;
  /** Another size of the window: the same moment, laid out anew. */
  relay(): void;
  /** Something about the table at rest has changed; a scene that plays comes to it by itself. */
  refresh(): void;
  /** The own cards were put in order. */
  tidy(): void;
  close(): void;
}

interface Setting {
  readonly table: TableStore;
  readonly game: AnyGameStage;
  readonly company: StageCompany;
  /** By seat, for the cat cards. */
  readonly species: readonly Species[];
  readonly serverNow: () => number;
  /** Whether every reveal is told in full, because whoever looks likes it. */
  readonly wholeReveals: () => boolean;
  readonly onReveal: (reveal: PastReveal) => void;
  /** Something is about to move: a scene that stands still has to start its clock. */
  readonly onStir: () => void;
}

/** A deal older than this is not shown to who comes in. */
const FRESH_DEAL_MS = 3000;
const EMOTE_SECONDS = 2;
const TIDY_SECONDS = 0.25;

type AnyEvents = readonly { readonly type: string }[];

export function followTable(setting: Setting): FollowedTable {
  const { table, game, company, species, serverNow, wholeReveals, onReveal, onStir } = setting;
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

  const actOf = ({ seq, events, view, late, hold, serverTime }: Update, before: unknown): Act => {
    const after = game.tableau(view, species);
    if (hold === 0) return { seq, script: tell(game, events as AnyEvents, { before, after: view, seq, late }), after };
    const cut = wholeReveals() ? 'full' : (game.showing.cut?.(before) ?? 'full');
    const script = tell(game, events as AnyEvents, { before, after: view, seq, late, cut });
    const shown = shownAt(table.getState().options?.pace ?? 'standard');
    return {
      seq,
      script: lasting(script.length * shown, script),
      after,
      shared: { since: serverTime, rate: 1 / shown },
    };
  };

  const push = (update: Update, before: unknown): void => {
    const act = actOf(update, before);
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
    tidy() {
      const { you } = table.getState();
      if (rest === undefined || you === undefined) return;
      // Beside a scene it would still move cards when that one has laid them out anew.
      if (director.playing) tidyAtOnce(company, hand(you));
      else director.push({ seq: told, script: together(tidy(hand(you), TIDY_SECONDS)), after: rest });
      onStir();
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

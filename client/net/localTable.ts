/**
 * A table in this browser: the same match, the same commands and the same store as a room of the server, with bots on every other
 * seat. Offline practice and the first lesson run on it.
 */

import {
  type Actor,
  type AnyGame,
  type Outcome,
  type Pace,
  type Refusal,
  type Seat,
  seat,
} from '../../shared/engine/game.ts';
import { createMatch, eventsOf, type Match, seqOf, submit } from '../../shared/engine/match.ts';
import { createRandom, type Random, type Seed } from '../../shared/engine/random.ts';
import { revealSeconds } from '../../shared/engine/shows.ts';
import { type Character, characterOf } from '../../shared/table/characters.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { LogEntry, Reply } from '../../shared/table/protocol.ts';
import type { RequestType } from '../../shared/table/requests.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import type { TableStore } from '../store/table.ts';
import type { TableLink } from './link.ts';
import { type LocalSeat, localFacts } from './localFacts.ts';

/** What this table needs of a bot: the same as shared/bots promises. */
export interface LocalBot {
  readonly blank: unknown;
  remember(memory: unknown, event: unknown, seat: Seat): unknown;
  choose(
    level: BotLevel,
    sight: { seat: Seat; view: unknown; legal: readonly unknown[]; memory: unknown; character: Character },
    random: Random,
  ): LocalPlan | undefined;
}

export interface LocalPlan {
  readonly command: unknown;
  readonly after: number;
}

export interface LocalTableSetting {
  readonly game: AnyGame;
  readonly bot: LocalBot;
  /** Place 0 is the person's. */
  readonly seats: readonly LocalSeat[];
  readonly options: TableOptions;
  readonly seed: () => Seed;
  readonly store: TableStore;
  /** A match to go on from instead of a fresh deal. */
  readonly opening?: () => Match;
  /** Answers for bots and for the table's clock; without an answer bots think for themselves. */
  readonly script?: (match: Match, actor: Actor) => LocalPlan | 'wait' | undefined;
  /** No clock runs: a lesson waits for its pupil. */
  readonly untimed?: boolean;
  /** Told the whole match after every move. */
  readonly watch?: (match: Match) => void;
}

export const YOU = seat(0);
/** Who plays alone may look on for as long as they like: nobody waits much longer for a reveal than it takes to read. */
const LONGEST_HOLD = 3200;

export function openLocalTable(setting: LocalTableSetting): TableLink {
  const { game, bot, seats, options, store } = setting;
  const bots = seats.map((_, index) => seat(index)).filter((place) => place !== YOU);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let match: Match;
  let memories: unknown[];
  let log: LogEntry<unknown>[];
  let startedAt: number;
  let holdUntil = 0;
  let window = { id: -1, opens: 0, deadline: 0 };
  let played = 0;

  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
  };
  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const freshMatch = (): Match => {
    const created = createMatch(game, { options: options.rules, seats: seats.length, seed: setting.seed() });
    if (!created.ok) throw new Error(`A local table has checked options: ${JSON.stringify(created.error)}`);
    return created.value;
  };

  const deal = () => {
    match = setting.opening?.() ?? freshMatch();
    played += 1;
    memories = seats.map(() => bot.blank);
    log = [];
    startedAt = Date.now();
    for (const [place, entry] of match.history.entries())
      record(entry.kind === 'move' ? entry.actor : 'table', eventsOf(entry), place + 1);
    // What happened before is told, not shown: nothing is waited for.
    holdUntil = startedAt;
    window = { id: -1, opens: 0, deadline: 0 };
    tellFacts();
    setting.watch?.(match);
    store.setState({ id: 'practice', local: true });
    store.arrive({ you: YOU, now: startedAt, match: { id: `local-${played}`, startedAt, log, view: viewOf(YOU) } });
    wake();
  };

  const viewOf = (place: Seat) => game.viewFor(match.state, place);
  const seenBy = (events: readonly unknown[], place: Seat) => events.map((event) => game.redact(event, place));

  const record = (actor: Actor, events: readonly unknown[], seq: number): LogEntry<unknown> => {
    for (const place of bots)
      memories[place] = seenBy(events, place).reduce(
        (memory: unknown, event) => bot.remember(memory, event, place),
        memories[place],
      );
    const now = Date.now();
    const hold = Math.round(revealSeconds(game, events) * 1000);
    holdUntil = Math.max(holdUntil, now + Math.min(hold, LONGEST_HOLD));
    const entry = { seq, actor, at: now - startedAt, hold, late: [], events: seenBy(events, YOU) };
    log = [...log, entry];
    return entry;
  };

  const tellFacts = () => {
    const open = game.window(match.state);
    if (open?.id !== window.id) {
      const opens = Math.max(Date.now(), holdUntil);
      const length = open === undefined || setting.untimed ? 0 : secondsOf(open.kind) * 1000;
      window = { id: open?.id ?? -1, opens, deadline: length === 0 ? 0 : opens + length };
    }
    store.setState({ facts: localFacts({ match, seats, options, open, window, played }) });
  };

  const secondsOf = (kind: string): number => {
    const { pace } = options;
    return typeof pace === 'string' ? (game.clocks[kind]?.[pace as Pace] ?? 0) : (pace[kind] ?? 0);
  };

  const act = (actor: Actor, command: unknown): Refusal | undefined => {
    const submitted = submit(match, actor, command);
    if (!submitted.ok) return submitted.error;
    match = submitted.value.match;
    const entry = record(actor, submitted.value.entry.events, seqOf(match));
    tellFacts();
    setting.watch?.(match);
    store.move({ entry, view: viewOf(YOU) });
    wake();
    return undefined;
  };

  /** After every move all plans are void: bots are asked again, and the clock of the open window starts or goes on. */
  const wake = () => {
    clearTimers();
    if (outcome() !== undefined) return;
    const rest = Math.max(0, holdUntil - Date.now());
    for (const actor of [...bots, 'table' as const]) {
      const plan = setting.script?.(match, actor) ?? (actor === 'table' ? undefined : think(actor));
      if (plan !== undefined && plan !== 'wait') after(rest + plan.after, () => void act(actor, plan.command));
    }
    if (window.deadline > 0)
      after(Math.max(0, window.deadline - Date.now()), () => void act('table', { type: 'timeOut' }));
  };

  const think = (place: Seat) => {
    const legal = game.legal(match.state, place);
    if (legal.length === 0) return undefined;
    const level = seats[place]?.level || 'alleyCat';
    // The seat's own chance for the whole match, which bots mix with the situation: asked again, they must not throw dice anew.
    const random = createRandom(match.seed, (place + 1) * 1_000_000);
    const character = characterOf(seats[place]?.name ?? '');
    return bot.choose(level, { seat: place, view: viewOf(place), legal, memory: memories[place], character }, random);
  };

  const outcome = (): Outcome | undefined => game.outcome(match.state);

  const answer = (refusal: Refusal | undefined): Reply => {
    const seq = seqOf(match);
    return refusal === undefined ? { ok: true, seq } : { ok: false, seq, refusal };
  };

  const requests: { readonly [type in RequestType]?: (payload: never) => Refusal | undefined } = {
    command: ({ command }: { command: unknown }) => act(YOU, command),
    rematch: () => {
      if (outcome() === undefined) return { code: 'table/notOver' };
      clearTimers();
      deal();
      return undefined;
    },
    /** Somebody was waited for outside the rules: everybody is asked again. */
    touch: () => {
      wake();
      return undefined;
    },
    emote: ({ emote }: { emote: never }) => {
      store.hear({ seat: YOU, said: emote, spoken: false });
      return undefined;
    },
    say: ({ phrase }: { phrase: never }) => {
      store.hear({ seat: YOU, said: phrase, spoken: true });
      return undefined;
    },
  };

  deal();
  return {
    id: 'practice',
    request: async (type, payload) => {
      const handle = requests[type];
      return answer(handle === undefined ? { code: 'table/notHere' } : handle(payload as never));
    },
    leave() {
      clearTimers();
      store.leave();
    },
  };
}

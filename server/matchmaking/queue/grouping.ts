/** Who is seated with whom. Pure: the server and the simulation ask the same. */

import type { GatheringTable, WaitingParty } from './party.ts';

export interface GroupingRules {
  /** After this bots fill up where people agreed, and whoever takes any number of seats takes fewer. */
  readonly fillAfterMs: number;
  /** How many seats a table has that nobody wished otherwise, and the fewest that a game is played with. */
  seatsOf(game: string): { readonly usual: number; readonly min: number };
}

export interface Group {
  readonly parties: readonly WaitingParty[];
  readonly seats: number;
  readonly bots: number;
}

export interface Grouping {
  readonly joins: readonly { readonly party: WaitingParty; readonly table: GatheringTable }[];
  readonly groups: readonly Group[];
}

/** Points that a newcomer to the queue takes in, and how fast it becomes more. */
const FIRST_WINDOW = 60;
const WIDER_PER_SECOND = 20;
/** From then on anybody will do: better an uneven table than none. */
const ANYBODY_AFTER_MS = 60_000;

export function group(
  parties: readonly WaitingParty[],
  tables: readonly GatheringTable[],
  now: number,
  rules: GroupingRules,
): Grouping {
  const due = parties.filter(({ wait }) => wait.notBefore <= now).sort(bySince);
  const taken = new Set<string>();
  const joins = joinsOf(due, tables, now, taken);
  const groups: Group[] = [];
  for (const rivals of Map.groupBy(due, ({ wait: { wish } }) => `${wish.game} ${wish.pace}`).values()) {
    const byRating = rivals.filter(({ id }) => !taken.has(id)).sort((a, b) => muOf(a) - muOf(b));
    const places = new Map(byRating.map((party, place) => [party.id, place]));
    for (const anchor of rivals) {
      if (taken.has(anchor.id)) continue;
      const found = groupAround(anchor, byRating, places.get(anchor.id) ?? 0, taken, now, rules);
      if (found === undefined) continue;
      groups.push(found);
      for (const { id } of found.parties) taken.add(id);
    }
  }
  return { joins, groups };
}

const bySince = (a: WaitingParty, b: WaitingParty): number => a.wait.since - b.wait.since || (a.id < b.id ? -1 : 1);

/** Friends are as strong as they are together. */
export const muOf = ({ members }: Pick<WaitingParty, 'members'>): number =>
  members.reduce((sum, { mu }) => sum + mu, 0) / members.length;

const sigmaOf = ({ members }: WaitingParty): number =>
  members.reduce((sum, { sigma }) => sum + sigma, 0) / members.length;

/** How far from the own rating others may be. Who is not known well yet takes in more. */
function windowOf(party: WaitingParty, now: number): number {
  const waited = now - party.wait.since;
  if (waited >= ANYBODY_AFTER_MS) return Number.POSITIVE_INFINITY;
  return FIRST_WINDOW + sigmaOf(party) + (WIDER_PER_SECOND * waited) / 1000;
}

/** Seats that became free again at tables that still gather. */
function joinsOf(
  due: readonly WaitingParty[],
  tables: readonly GatheringTable[],
  now: number,
  taken: Set<string>,
): Grouping['joins'] {
  const open = new Map(tables.map((table) => [table.id, table]));
  return due.flatMap((party) => {
    const table = [...open.values()].find((candidate) => fitsAt(party, candidate, now));
    if (table === undefined) return [];
    taken.add(party.id);
    const players = party.members.map(({ player }) => player);
    const apart = party.members.flatMap((member) => member.apart);
    open.set(table.id, { ...table, members: [...table.members, ...players], apart: [...table.apart, ...apart] });
    return [{ party, table }];
  });
}

function fitsAt(party: WaitingParty, table: GatheringTable, now: number): boolean {
  const { game, pace, seats, bots } = party.wait.wish;
  return (
    table.game === game &&
    table.pace === pace &&
    (seats === 'any' || seats === table.seats) &&
    (bots || !table.bots) &&
    table.members.length > 0 &&
    table.members.length + party.members.length <= table.seats &&
    Math.abs(table.mu - muOf(party)) <= windowOf(party, now) &&
    !party.members.some(
      ({ player, apart }) =>
        // Who was there and is not any more went, or was asked to.
        table.invited.includes(player) ||
        table.apart.includes(player) ||
        table.members.some((other) => apart.includes(other)),
    )
  );
}

function groupAround(
  anchor: WaitingParty,
  byRating: readonly WaitingParty[],
  place: number,
  taken: ReadonlySet<string>,
  now: number,
  rules: GroupingRules,
): Group | undefined {
  const { wish, since } = anchor.wait;
  const { usual, min } = rules.seatsOf(wish.game);
  const seats = Math.max(wish.seats === 'any' ? usual : wish.seats, anchor.members.length);
  const gather = (accepts: (party: WaitingParty) => boolean) =>
    collect(anchor, seats, byRating, place, now, rules, (party) => !taken.has(party.id) && accepts(party));
  const full = gather(() => true);
  if (sizeOf(full) === seats) return { parties: full, seats, bots: 0 };
  if (now - since < rules.fillAfterMs) return undefined;
  if (wish.bots) {
    const agreed = gather((party) => party.wait.wish.bots);
    return { parties: agreed, seats, bots: seats - sizeOf(agreed) };
  }
  // Nobody wants bots here: who takes any number of seats plays with those who are there.
  const flexible = wish.seats === 'any' ? gather((party) => party.wait.wish.seats === 'any') : [];
  const people = sizeOf(flexible);
  return people >= Math.max(2, min) ? { parties: flexible, seats: people, bots: 0 } : undefined;
}

const sizeOf = (parties: readonly WaitingParty[]): number =>
  parties.reduce((sum, { members }) => sum + members.length, 0);

/** The nearest by rating first, to both sides, until the table is full or nobody is near enough. */
function collect(
  anchor: WaitingParty,
  seats: number,
  byRating: readonly WaitingParty[],
  place: number,
  now: number,
  rules: GroupingRules,
  accepts: (party: WaitingParty) => boolean,
): readonly WaitingParty[] {
  const chosen: WaitingParty[] = [anchor];
  const own = muOf(anchor);
  const distance = (party: WaitingParty | undefined) =>
    party === undefined ? Number.POSITIVE_INFINITY : Math.abs(muOf(party) - own);
  const widest = windowOf(anchor, now);
  let [low, high] = [place - 1, place + 1];
  let free = seats - anchor.members.length;
  while (free > 0 && (low >= 0 || high < byRating.length)) {
    const down = high >= byRating.length || (low >= 0 && distance(byRating[low]) <= distance(byRating[high]));
    const candidate = byRating[down ? low-- : high++];
    if (candidate === undefined) break;
    const far = distance(candidate);
    // Whoever is further out cannot reach this one either.
    if (far > (widest + MOST_WINDOW) / 2) break;
    const near = far <= (widest + windowOf(candidate, now)) / 2;
    if (!near || candidate.members.length > free || !accepts(candidate) || !fits(candidate, chosen, seats, now, rules))
      continue;
    chosen.push(candidate);
    free -= candidate.members.length;
  }
  return chosen;
}

/** What a window can be before it is without bounds. */
const MOST_WINDOW = FIRST_WINDOW + 400 + (WIDER_PER_SECOND * ANYBODY_AFTER_MS) / 1000;

function fits(
  candidate: WaitingParty,
  chosen: readonly WaitingParty[],
  seats: number,
  now: number,
  { fillAfterMs }: GroupingRules,
): boolean {
  const { wish, since } = candidate.wait;
  if (wish.seats !== 'any' && wish.seats !== seats) return false;
  const patient = now - Math.min(since, ...chosen.map(({ wait }) => wait.since)) < fillAfterMs / 2;
  return chosen.every(
    (other) => !mustPart(candidate, other) && !(patient && (hasMet(candidate, other) || hasMet(other, candidate))),
  );
}

const mustPart = (one: WaitingParty, other: WaitingParty): boolean =>
  one.members.some(({ player, apart }) =>
    other.members.some((them) => apart.includes(them.player) || them.apart.includes(player)),
  );

/** Not the same table again, as long as there may be another. */
const hasMet = (one: WaitingParty, other: WaitingParty): boolean =>
  one.members.some(({ met }) => other.members.some(({ player }) => met.includes(player)));

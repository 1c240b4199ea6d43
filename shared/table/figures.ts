/** What can be told of somebody from what was counted of their matches: see `Tally`. A game brings the words. */

export interface GameFigures {
  /** How often something happened of all the times it could have. */
  readonly rates: readonly Rate[];
  /** How often something happened, where there is nothing to set it against. */
  readonly amounts: readonly Amount[];
  readonly breakdowns?: readonly Breakdown[];
  readonly favourite?: Favourite;
  readonly trophies: readonly TrophyKind[];
}

/** `part` and `of` are names of counts. */
export interface Rate {
  readonly title: string;
  readonly part: string;
  readonly of: string;
}

/** One share by what it was about. */
export interface Breakdown {
  readonly title: string;
  /** What the columns are. */
  readonly head: string;
  readonly columns: readonly Rate[];
}

export interface Amount {
  readonly title: string;
  readonly count: string;
}

/** Of all counts whose names begin like this, the one that is highest. */
export interface Favourite {
  readonly title: string;
  readonly prefix: string;
  /** In words; `rest` is the name of the count without its prefix. */
  word(rest: string): string;
}

/** Stands on the shelf as soon as the count has come to the first of these, and grows with each. */
export interface TrophyKind {
  readonly title: string;
  readonly count: string;
  readonly steps: readonly number[];
}

/** How often each thing happened; names are the game's own. */
export type Counts = { readonly [name: string]: number };

export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** The rest of the name of the highest count; the first by name among equals, so that it does not change by itself. */
export function favouriteOf(counts: Counts, prefix: string): string | undefined {
  const [first] = Object.entries(counts)
    .filter(([name]) => name.startsWith(prefix))
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return first?.[0].slice(prefix.length);
}

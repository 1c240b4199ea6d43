/** Compares what clients were told with each other and with the journals. Shares no code with the server: it knows only what stands in the rows. */

import pg from 'pg';

/** One move as one client was told it. */
export interface Told {
  readonly client: string;
  readonly match: string;
  readonly seq: number;
  readonly actor: unknown;
  /** The whole entry, as this client may know it. */
  readonly text: string;
}

/** The kind of entry that somebody's move is, and where it has its actor. */
const MOVE = 1;
const ACTOR = 3;

export async function check(url: string, told: readonly Told[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ match_id: string; seq: number; entry: string }>(
    'select match_id, seq, entry from journal order by match_id, seq',
  );
  await client.end();
  const journal = new Map<string, readonly unknown[]>();
  const lengths = new Map<string, number>();
  for (const { match_id, seq, entry } of rows) {
    const before = lengths.get(match_id) ?? 0;
    if (seq !== before + 1) complaints.push(`the journal of ${match_id} goes from ${before} to ${seq}`);
    lengths.set(match_id, seq);
    journal.set(`${match_id} ${seq}`, JSON.parse(entry) as unknown[]);
  }
  const actors = new Map<string, unknown>();
  for (const { client: who, match, seq, actor } of told) {
    const move = `${match} ${seq}`;
    const entry = journal.get(move);
    if (entry === undefined) complaints.push(`${who} heard move ${move}, which no journal has`);
    else if (entry[0] === MOVE && entry[ACTOR] !== actor)
      complaints.push(`${who} heard that ${actor} made move ${move}, the journal says ${entry[ACTOR]}`);
    if (actors.has(move) && actors.get(move) !== actor)
      complaints.push(`two clients were told different makers of ${move}`);
    actors.set(move, actor);
  }
  return complaints;
}

/** What an operator can see: counts and times, never who or which cards. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenTable } from './matchmaking/openTable.ts';
import type { CommitReport } from './store/journal.ts';

const MILLISECONDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export class Metrics {
  readonly registry = new Registry();
  readonly tables = this.#gauge('tables', 'Tables that run in this process', ['phase']);
  readonly seats = this.#gauge('seats', 'Seats by who has them', ['kind']);
  readonly watchers = this.#gauge('watchers', 'Clients that watch', []);
  readonly moves = this.#counter('moves_total', 'Moves that were told', ['game']);
  readonly matches = this.#counter('matches_total', 'Matches that ended', ['game', 'end']);
  readonly refusals = this.#counter('refusals_total', 'Requests that were refused', ['code']);
  readonly malformed = this.#counter('malformed_total', 'Messages that no schema let through', ['kind']);
  readonly limited = this.#counter('limited_total', 'Requests over a limit', ['what']);
  readonly failures = this.#counter('failures_total', 'Bugs: exceptions caught somewhere', ['where']);
  readonly commits = this.#counter('journal_commits_total', 'Commits of the journal', ['result']);
  readonly moveTime = this.#histogram('move_milliseconds', 'From the arrival of a command to its last viewer');
  readonly commitTime = this.#histogram('journal_commit_milliseconds', 'One commit of the journal');
  readonly commitSize = new Histogram({
    name: 'hotpaws_journal_commit_writes',
    help: 'Writes that shared a commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [this.registry],
  });

  constructor() {
    // Brings event-loop delay, memory and CPU.
    collectDefaultMetrics({ register: this.registry, prefix: 'hotpaws_' });
  }

  /** Counted when somebody looks, so that no change at a table can be forgotten. */
  census(tables: Iterable<OpenTable>): void {
    const open = [...tables];
    this.watchers.set(open.reduce((sum, { visitors }) => sum + visitors.watchers, 0));
    const phases = open.map(({ model }) => model.phase);
    const kinds = open.flatMap(({ model }) => model.seats.map(({ kind }) => kind));
    // Each kind once: a gauge that counted a thousand tables one by one would hold all of them up for milliseconds.
    for (const gauge of [this.tables, this.seats]) gauge.reset();
    for (const [phase, all] of Map.groupBy(phases, (each) => each)) this.tables.set({ phase }, all.length);
    for (const [kind, all] of Map.groupBy(kinds, (each) => each)) this.seats.set({ kind }, all.length);
  }

  committed({ writes, milliseconds, failed }: CommitReport): void {
    this.commits.inc({ result: failed ? 'failed' : 'done' });
    this.commitTime.observe(milliseconds);
    this.commitSize.observe(writes);
  }

  #gauge<L extends string>(name: string, help: string, labelNames: L[]) {
    return new Gauge({ name: `hotpaws_${name}`, help, labelNames, registers: [this.registry] });
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]) {
    return new Counter({ name: `hotpaws_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string) {
    return new Histogram({ name: `hotpaws_${name}`, help, buckets: MILLISECONDS, registers: [this.registry] });
  }
}

/** How every process is doing: each is asked, and answers for itself. */

import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import type { ProcessStatus } from '../../shared/table/hosting.ts';
import { people } from '../../shared/table/people/model.ts';
import type { Services } from '../services.ts';

const ASK = 'hotpaws:status';
const answerTo = (question: string): string => `hotpaws:status:${question}`;
/** A process that has not answered by then is busy or gone: the page tells of the others. */
const PATIENCE_MS = 700;
const SAMPLE_MS = 10_000;

export async function answerAbout(services: Services): Promise<void> {
  let counted = { at: Date.now(), moves: 0 };
  let perSecond = 0;
  setInterval(async () => {
    const now = { at: Date.now(), moves: await sumOf(services.metrics.moves) };
    perSecond = (1000 * (now.moves - counted.moves)) / Math.max(1, now.at - counted.at);
    counted = now;
  }, SAMPLE_MS).unref();
  await matchMaker.presence.subscribe(ASK, async (question: string) => {
    const status = await statusOf(services, perSecond);
    await matchMaker.presence.publish(answerTo(question), JSON.stringify(status));
  });
}

export async function everyProcess(): Promise<readonly ProcessStatus[]> {
  const question = randomBytes(9).toString('base64url');
  const answers: ProcessStatus[] = [];
  const expected = (await matchMaker.stats.fetchAll()).length;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (text: string) => {
    answers.push(JSON.parse(text) as ProcessStatus);
    if (answers.length >= expected) resolve();
  };
  const timer = setTimeout(resolve, PATIENCE_MS);
  try {
    await matchMaker.presence.subscribe(answerTo(question), hear);
    await matchMaker.presence.publish(ASK, question);
    await promise;
  } finally {
    clearTimeout(timer);
    // Also where Redis was away: a host's page asks every few seconds.
    matchMaker.presence.unsubscribe(answerTo(question), hear);
  }
  return answers.sort((one, other) => (one.process < other.process ? -1 : 1));
}

async function statusOf({ build, hostSettings, metrics, open }: Services, perSecond: number): Promise<ProcessStatus> {
  const tables = [...open];
  return {
    process: matchMaker.processId,
    // The name of its first script, without what all of them have.
    version: (build ?? '').replace(/^.*\/(?:index-)?|\.js$/g, ''),
    upSeconds: Math.round(process.uptime()),
    tables: tables.map(({ id, model, visitors }) => ({
      id,
      game: model.options.game,
      phase: model.phase,
      people: people(model).map(({ player, name }) => ({ id: player, name })),
      watchers: visitors.watchers,
    })),
    movesPerSecond: Math.round(perSecond * 10) / 10,
    failures: await sumOf(metrics.failures),
    draining: hostSettings.isDraining(matchMaker.processId),
  };
}

const sumOf = async (counter: { get(): Promise<{ values: readonly { value: number }[] }> }): Promise<number> =>
  (await counter.get()).values.reduce((sum, { value }) => sum + value, 0);

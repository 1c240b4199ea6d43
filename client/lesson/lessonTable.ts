/** The lesson that runs in this browser: a local table whose other cats play from the script as long as the pupil follows it. */

import { createStore } from 'zustand/vanilla';
import type { AnyBot } from '../../shared/bots/bot.ts';
import type { Actor } from '../../shared/engine/game.ts';
import { type Match, seqOf } from '../../shared/engine/match.ts';
import { type Lesson, matchAt, openLesson, progressOf, scripted } from '../../shared/table/lesson.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { gameNamed } from '../games/registry.ts';
import { HOUSE_CATS } from '../hud/houseCats.ts';
import type { LocalSeat } from '../net/localFacts.ts';
import { type LocalPlan, openLocalTable } from '../net/localTable.ts';
import { profileStore } from '../store/profile.ts';
import { tableStore } from '../store/table.ts';
import { requestOf, sitLocally } from '../table/session.ts';

export interface Classroom {
  readonly game: string;
  readonly lesson: Lesson;
  readonly bot: AnyBot;
  readonly match: Match;
  /** The pupil has read what was said up to this step. */
  readonly readUpTo: number;
}

export const classroomStore = createStore<Classroom | undefined>(() => undefined);

/** Long enough to see who does it, short enough not to wait for it. */
const PAUSES = { beat: 1500, aside: 600 } as const;

export async function attend(game: string, ownName: string): Promise<void> {
  const { manifest, lesson: guided } = gameNamed(game);
  if (guided === undefined) return;
  const [lesson, bot] = await Promise.all([guided.load(), manifest.loadBot()]);
  sit({ game, lesson, bot }, ownName, undefined);
}

/** Back to where the script was left. */
export function takeBack(ownName: string): void {
  const room = classroomStore.getState();
  if (room === undefined) return;
  const { strayedAt } = progressOf(room.lesson, room.match);
  if (strayedAt !== undefined) sit(room, ownName, matchAt(room.match, strayedAt));
}

export function startOver(ownName: string): void {
  const room = classroomStore.getState();
  if (room !== undefined) sit(room, ownName, undefined);
}

export function goOn(): void {
  const room = classroomStore.getState();
  if (room === undefined) return;
  classroomStore.setState({ ...room, readUpTo: seqOf(room.match) }, true);
  void requestOf('touch', {});
}

type Prepared = Pick<Classroom, 'game' | 'lesson' | 'bot'>;

function sit({ game, lesson, bot }: Prepared, ownName: string, from: Match | undefined): void {
  let opening = from;
  const readUpTo = from === undefined ? 0 : seqOf(from);
  classroomStore.setState({ game, lesson, bot, match: from ?? openLesson(lesson), readUpTo }, true);
  sitLocally(() =>
    openLocalTable({
      game: lesson.game,
      bot,
      seats: seatsOf(game, lesson, ownName),
      options: optionsOf(game, lesson),
      seed: () => openLesson(lesson).seed,
      store: tableStore,
      opening: () => {
        // Only once: a rematch begins the lesson again.
        const match = opening ?? openLesson(lesson);
        opening = undefined;
        return match;
      },
      script: (match, actor) => planOf(lesson, match, actor),
      untimed: true,
      watch,
    }),
  );
}

function watch(match: Match): void {
  const room = classroomStore.getState();
  if (room === undefined) return;
  const begun = seqOf(match) < seqOf(room.match);
  classroomStore.setState({ ...room, match, readUpTo: begun ? 0 : room.readUpTo }, true);
}

function planOf(lesson: Lesson, match: Match, actor: Actor): LocalPlan | 'wait' | undefined {
  const cue = scripted(lesson, match, actor, classroomStore.getState()?.readUpTo ?? 0);
  if (cue === undefined || cue === 'wait') return cue;
  return { command: cue.command, after: typeof cue.pause === 'number' ? cue.pause : PAUSES[cue.pause] };
}

function seatsOf(game: string, { company }: Lesson, ownName: string): readonly LocalSeat[] {
  const [left, middle, right] = gameNamed(game).lesson?.cats ?? HOUSE_CATS;
  const { name, look } = profileStore.getState();
  return [
    { name: name || ownName, look: look ?? middle, level: '' },
    ...company.map((other, place): LocalSeat => ({ name: other, look: place === 0 ? left : right, level: 'kitten' })),
  ];
}

function optionsOf(id: string, { game, company, options }: Lesson): TableOptions {
  const asked = { game: id, seats: company.length + 1, pace: 'relaxed', practice: true, rules: options };
  const parsed = parseTableOptions(asked, { [id]: game });
  if (!parsed.ok) throw new Error(`A lesson has legal options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

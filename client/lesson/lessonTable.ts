/** The lesson that runs in this browser: a local table whose other cats play from the script as long as the pupil follows it. */

import { createStore } from 'zustand/vanilla';
import type { AnyBot } from '../../shared/bots/bot.ts';
import type { Seat } from '../../shared/engine/game.ts';
import { type Match, matchAt, seqOf } from '../../shared/engine/match.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { openTable, personSeat, type TableModel } from '../../shared/table/people/model.ts';
import type { ScriptedMove } from '../../shared/table/runtime/botSeats.ts';
import { closes, type Lesson, openLesson, progressOf, scripted } from '../../shared/table/texts/lesson.ts';
import { gameNamed } from '../games/registry.ts';
import { EXAMPLE_CATS } from '../hud/cat/looks.ts';
import { openLocalTable } from '../net/localTable.ts';
import { profileStore } from '../store/person/profile.ts';
import { tableStore } from '../store/table/table.ts';
import { requestOf, sitLocally } from '../table/session.ts';

export interface RunningLesson {
  readonly game: string;
  readonly lesson: Lesson;
  readonly bot: AnyBot;
  readonly match: Match;
  /** The pupil has read what was said up to this step. */
  readonly readUpTo: number;
}

export const lessonStore = createStore<RunningLesson | undefined>(() => undefined);

/** Long enough to see who does it, short enough not to wait for it. */
const PAUSES = { beat: 1500, aside: 600 } as const;

/** `isHere`: whoever has gone on to a real table meanwhile must not be taken from it. */
export async function attend(game: string, ownName: string, isHere: () => boolean): Promise<void> {
  const { manifest, lesson: guided } = gameNamed(game);
  if (guided === undefined) return;
  const [lesson, bot] = await Promise.all([guided.load(), manifest.loadBot(['kitten'])]);
  if (isHere()) sit({ game, lesson, bot }, ownName, undefined);
}

/** Back to where the script was left. */
export function takeBack(ownName: string): void {
  const running = lessonStore.getState();
  if (running === undefined) return;
  const { strayedAt } = progressOf(running.lesson, running.match);
  if (strayedAt !== undefined) sit(running, ownName, matchAt(running.match, strayedAt));
}

export function startOver(ownName: string): void {
  const running = lessonStore.getState();
  if (running !== undefined) sit(running, ownName, undefined);
}

export function goOn(): void {
  const running = lessonStore.getState();
  if (running === undefined) return;
  lessonStore.setState({ ...running, readUpTo: seqOf(running.match) }, true);
  void requestOf('touch', {});
}

type Prepared = Pick<RunningLesson, 'game' | 'lesson' | 'bot'>;

function sit({ game, lesson, bot }: Prepared, ownName: string, from: Match | undefined): void {
  let opening = from;
  const readUpTo = from === undefined ? 0 : seqOf(from);
  lessonStore.setState({ game, lesson, bot, match: from ?? openLesson(lesson), readUpTo }, true);
  sitLocally(() =>
    openLocalTable({
      game: lesson.game,
      bot,
      model: modelOf(game, lesson, ownName),
      seed: () => openLesson(lesson).seed,
      store: tableStore,
      opening: () => {
        // Only once: a rematch begins the lesson again.
        const match = opening ?? openLesson(lesson);
        opening = undefined;
        return match;
      },
      script: (match, place) => cueFor(lesson, match, place),
      untimed: { closes: (match) => closes(lesson, match) },
      watch,
    }),
  );
}

function watch(match: Match): void {
  const running = lessonStore.getState();
  if (running === undefined) return;
  const begun = seqOf(match) < seqOf(running.match);
  lessonStore.setState({ ...running, match, readUpTo: begun ? 0 : running.readUpTo }, true);
}

function cueFor(lesson: Lesson, match: Match, place: Seat): ScriptedMove | undefined {
  const cue = scripted(lesson, match, place, lessonStore.getState()?.readUpTo ?? 0);
  return cue === undefined || cue === 'wait' ? cue : { command: cue.command, after: PAUSES[cue.pause] };
}

function modelOf(game: string, lesson: Lesson, ownName: string): TableModel {
  const [left, middle, right] = gameNamed(game).lesson?.cats ?? EXAMPLE_CATS;
  const { name, look } = profileStore.getState();
  const pupil = personSeat({ id: 'pupil', name: name || ownName, look: look ?? middle });
  return {
    ...openTable(optionsOf(game, lesson)),
    host: pupil.player,
    seats: [
      pupil,
      ...lesson.company.map((other, place) => ({
        kind: 'bot' as const,
        name: other,
        look: place === 0 ? left : right,
        level: 'kitten' as const,
        filler: false,
      })),
    ],
  };
}

function optionsOf(id: string, { game, company, options }: Lesson): TableOptions {
  const asked = { game: id, seats: company.length + 1, pace: 'relaxed', practice: true, rules: options };
  const parsed = parseTableOptions(asked, { [id]: game });
  if (!parsed.ok) throw new Error(`A lesson has legal options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

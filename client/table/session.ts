/** The table that this page sits at. One at a time: sitting down somewhere leaves where one was. */

import { BOTS } from '../../shared/bots/index.ts';
import { createRandom, type Seed, seedFromBytes } from '../../shared/engine/random.ts';
import { GAMES, type GameName, isGameName } from '../../shared/games/index.ts';
import { type CatLook, randomLook } from '../../shared/table/catLook.ts';
import { BOT_NAMES } from '../../shared/table/names.ts';
import { type BotLevel, parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import type { Reply, RequestPayload, RequestType } from '../../shared/table/protocol.ts';
import type { Language } from '../../shared/table/talk.ts';
import type { TableLink } from '../net/link.ts';
import type { LocalSeat } from '../net/localFacts.ts';
import { type LocalBot, openLocalTable } from '../net/localTable.ts';
import { joinTable } from '../net/roomTable.ts';
import { profileStore } from '../store/profile.ts';
import { tableStore } from '../store/table.ts';

let link: TableLink | undefined;
/** Counts attempts: an answer that comes after somebody left again belongs to nobody. */
let attempt = 0;

export async function sitDown(id: string, as: 'seat' | 'watcher', language: Language): Promise<void> {
  if (link?.id === id) return;
  leaveTable();
  const current = ++attempt;
  const joined = await joinTable({ id, as, games: GAMES, language, store: tableStore });
  if (!joined.ok) return;
  if (current === attempt) link = joined.value;
  else joined.value.leave();
}

const PRACTICE_BOTS: readonly BotLevel[] = ['kitten', 'alleyCat', 'alleyCat'];

export function practise(name: string, ownName: string): void {
  const game: GameName = isGameName(name) ? name : 'spicy';
  sitLocally(() =>
    openLocalTable({
      game: GAMES[game],
      bot: BOTS[game] as LocalBot,
      seats: practiceSeats(ownName),
      options: practiceOptions(game),
      seed: freshSeed,
      store: tableStore,
    }),
  );
}

/** Sits down at a table that runs in this browser. */
export function sitLocally(open: () => TableLink): void {
  leaveTable();
  link = open();
}

function practiceOptions(game: GameName): TableOptions {
  const { pace } = profileStore.getState();
  const parsed = parseTableOptions({ game, seats: PRACTICE_BOTS.length + 1, pace, practice: true }, GAMES);
  if (!parsed.ok) throw new Error(`Practice has legal options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function practiceSeats(ownName: string): readonly LocalSeat[] {
  const { name, look } = profileStore.getState();
  const random = createRandom(freshSeed());
  const pick = (count: number) => random.below(count);
  const looks: CatLook[] = [look ?? randomLook(pick)];
  for (const _ of PRACTICE_BOTS) looks.push(randomLook(pick, looks));
  const names = random.shuffle(BOT_NAMES);
  const [own, ...others] = looks as [CatLook, ...CatLook[]];
  return [
    { name: name || ownName, look: own, level: '' },
    ...others.map(
      (worn, place): LocalSeat => ({
        name: names[place] ?? '',
        look: worn,
        level: PRACTICE_BOTS[place] ?? 'alleyCat',
      }),
    ),
  ];
}

const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));

export async function requestOf<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply> {
  if (link === undefined) return { ok: false, seq: 0, refusal: { code: 'net/reconnecting' } };
  return link.request(type, payload);
}

export function leaveTable(): void {
  attempt += 1;
  link?.leave();
  link = undefined;
  if (tableStore.getState().status !== 'away') tableStore.leave();
}

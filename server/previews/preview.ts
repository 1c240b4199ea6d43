/** What a link to a replay shows before anybody opens it: a title, a sentence, and what its picture is painted from. */

import { eventsOf } from '../../shared/engine/match.ts';
import { MANIFESTS } from '../../shared/games/index.ts';
import type { GameManifest } from '../../shared/games/manifest.ts';
import type { PaintOrder } from '../../shared/table/preview.ts';
import type { Language } from '../../shared/table/talk.ts';
import type { StoredMatch } from '../http/storedMatches.ts';
import { Teller } from '../rooms/wire/viewers.ts';
import { PREVIEW_WORDS } from './words.ts';

export interface Preview {
  /** The move that it is about; undefined for the whole match. */
  readonly seq: number | undefined;
  readonly title: string;
  readonly description: string;
  readonly order: PaintOrder;
}

/**
 * Everything is told as a watcher knew it before the card turned. Undefined for what still runs: the address of a running match must
 * say no more than that of none. A move that is none of the match is as good as none at all.
 */
export async function previewOf(
  { row, running, seats }: StoredMatch,
  seq: number | undefined,
  language: Language,
): Promise<Preview | undefined> {
  if (row.status === 'playing') return undefined;
  const { match, stamps } = running;
  const manifest: GameManifest | undefined = MANIFESTS.find(({ id }) => id === row.game);
  if (manifest === undefined) return undefined;
  const words = PREVIEW_WORDS[language];
  const names = seats.map(({ name }) => name || words.somebody);
  const texts = await manifest.texts[language]();
  const chapters = await manifest.loadChapters?.(language, texts);
  const game = texts.name;
  const asked = seq === undefined || match.history[seq - 1] === undefined ? undefined : seq;
  const place = asked === undefined ? lastReveal(match) : asked - 1;
  const entry = match.history[place] ?? match.history[0];
  const seen = entry === undefined ? [] : eventsOf(entry).map((event) => match.game.redact(event, 'watcher'));
  const chapter = chapters?.(seen, (seat) => names[seat] ?? '');
  const teaser = chapter?.kind === 'reveal' ? chapter.teaser : words.match(game);
  const teller = new Teller(match.game);
  const views = teller.packedViews({ ...match, history: match.history.slice(0, place + 1) }, 'watcher');
  const until = { ...match, history: match.history.slice(0, place + 1) };
  return {
    seq: asked,
    title: asked === undefined ? words.match(game) : teaser,
    description:
      chapter?.kind === 'reveal' && asked !== undefined ? words.guess(game, names) : words.watch(game, names),
    order: {
      game: row.game,
      cats: seats.map(({ look }, place) => ({ name: names[place] ?? '', look })),
      before: views.at(-2) ?? null,
      entry: teller.packedLog(until, stamps, 'watcher').at(-1),
      view: views.at(-1),
      teaser,
    },
  };
}

/** The best that a whole match has to show without telling how it ends. */
function lastReveal({ game, history }: StoredMatch['running']['match']): number {
  const place = history.findLastIndex((entry) => game.reveals(eventsOf(entry)).length > 0);
  return place < 0 ? history.length - 1 : place;
}

/** Links to replays: the page with a head of its own, and the picture that stands in it. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Application, Request } from 'express';
import { LANGUAGES, type Language } from '../../shared/table/talk.ts';
import { Pictures } from '../previews/pictures.ts';
import { type Preview, previewOf } from '../previews/preview.ts';
import { stillOf } from '../previews/still.ts';
import type { Services } from '../services.ts';
import { limited, Refused, route } from './answers.ts';
import { sendText } from './compressed.ts';
import type { Pages } from './pages.ts';
import { readStoredMatch } from './storedMatches.ts';

/** Of the build: see client/preview/previewPlugin.ts. */
const PAINTER = '.preview/painter.js';
const MOVE = /^[1-9]\d{0,5}$/;
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

const TABLE = /^[\w-]{1,40}$/;
/** How old a still of a live table may become. */
const STILL_MS = 20_000;

/** A link is shown to whoever sees it, whoever sent it. */
const ANYBODY = undefined;

export function routePreviews(app: Application, services: Services, pages: Pages): void {
  if (typeof pages !== 'string') return;
  const pictures = new Pictures(join(pages, PAINTER), services.log);

  app.get(
    ['/api/previews/:id', '/api/previews/:id/:seq'],
    route(services, async (request, response) => {
      const language = languageOf(request, String(request.query.in ?? ''));
      const seq = moveOf(request);
      if (seq === undefined && request.params.seq !== undefined) throw noSuchMove();
      const id = String(request.params.id);
      // Who takes their name off shall not go on standing in a picture that was painted before.
      const nameless = (await services.store.gallery.wishes(id)).map(({ player, wish }) => `${player} ${wish}`).sort();
      const key = [id, seq ?? '', language, ...nameless].join(' ');
      if (!pictures.has(key)) limited(services, 'previews', request);
      const picture = await pictures.picture(key, async () => {
        const preview = await previewOf(await readStoredMatch(services, id, ANYBODY), seq, language);
        // Otherwise every number that is none would be a picture more to paint and to keep.
        if (preview !== undefined && preview.seq !== seq) throw noSuchMove();
        return preview?.order;
      });
      if (picture === undefined) throw new Refused(404, { code: 'match/noPicture' });
      response
        .set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .vary('Accept-Language')
        .type('jpeg')
        .send(Buffer.from(picture));
      return undefined;
    }),
  );

  app.get(
    '/api/stills/:table',
    route(services, async (request, response) => {
      // Painted once for all who look within a moment, so that it is cheap, however many do.
      limited(services, 'gallery', request);
      const table = String(request.params.table);
      const now = Date.now();
      const picture = await pictures.picture(`still ${table} ${Math.floor(now / STILL_MS)}`, async () =>
        TABLE.test(table) ? stillOf(services.store, table, now) : undefined,
      );
      if (picture === undefined) throw new Refused(404, { code: 'match/noPicture' });
      response
        .set('Cache-Control', `public, max-age=${STILL_MS / 1000}`)
        .type('jpeg')
        .send(Buffer.from(picture));
      return undefined;
    }),
  );

  app.get(['/replay/:id', '/replay/:id/:seq'], async (request, response, next) => {
    const page = pageIn(pages);
    const preview = page === undefined ? undefined : await previewFor(services, request);
    if (page === undefined || preview === undefined) {
      // The page itself says why there is nothing to see.
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache').vary('Accept-Language');
    await sendText(request, response, 'html', withHead(page, preview, addressOf(services, request, preview)));
  });
}

async function previewFor(services: Services, request: Request): Promise<Preview | undefined> {
  try {
    limited(services, 'previews', request);
    const match = await readStoredMatch(services, String(request.params.id), ANYBODY);
    return await previewOf(match, moveOf(request), languageOf(request));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    services.metrics.failures.inc({ where: 'http' });
    services.log.error({ err: error }, 'a preview failed');
    return undefined;
  }
}

const noSuchMove = (): Refused => new Refused(404, { code: 'match/noSuchMove' });

function moveOf({ params }: Request): number | undefined {
  const asked = String(params.seq ?? '');
  return MOVE.test(asked) ? Number(asked) : undefined;
}

function languageOf(request: Request, wished = ''): Language {
  const asked = LANGUAGES.find((language) => language === wished);
  return asked ?? ((request.acceptsLanguages([...LANGUAGES]) || 'en') as Language);
}

interface Address {
  readonly page: string;
  readonly picture: string;
}

/** Pictures need whole addresses. A host that is none is left out: relative ones are understood by most. */
function addressOf({ config }: Services, request: Request, { seq }: Preview): Address {
  const { id } = request.params;
  const host = request.header('host') ?? '';
  const secure = config.trustProxy && request.header('x-forwarded-proto') === 'https';
  const origin = HOST.test(host) ? `${secure ? 'https' : request.protocol}://${host}` : '';
  const path = `${encodeURIComponent(String(id))}${seq === undefined ? '' : `/${seq}`}`;
  return {
    page: `${origin}/replay/${path}`,
    picture: `${origin}/api/previews/${path}?in=${languageOf(request)}`,
  };
}

let cached: { readonly file: string; readonly changed: number; readonly text: string } | undefined;

/** Read again only when another version has been laid there. */
function pageIn(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  try {
    const { mtimeMs: changed } = statSync(file);
    if (cached?.file !== file || cached.changed !== changed)
      cached = { file, changed, text: readFileSync(file, 'utf8') };
    return cached.text;
  } catch {
    return undefined;
  }
}

function withHead(page: string, { title, description }: Preview, { page: url, picture }: Address): string {
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Hot Paws'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', picture],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:image:alt', title],
  ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escaped(content)}" />`);
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Hot Paws</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${escaped(description)}"`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are people's own. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

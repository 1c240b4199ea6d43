/**
 * Keeps one whole version of the game for when there is no network. A page gets all its files from the version that it was
 * loaded with: scripts and styles carry the hash of their content in their names, a newer worker waits until every older page is
 * closed, and only then are the older files thrown away. So versions never mix.
 */

/** Filled in by the build. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const { version, files } = BUILD;
const CACHE = `hot-paws ${version}`;
const PAGE = '/index.html';
/** Names with a hash: the same name is the same file in every version. */
const HASHED = /^\/assets\//;
/** A file is the same for whoever asks: a `Vary` from the server must not hide it from the scripts of our own page. */
const ANY_VERSION = { ignoreVary: true } as const;
const OWN_VERSION = { ...ANY_VERSION, cacheName: CACHE } as const;

declare const clients: { claim(): Promise<void> };

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

addEventListener('install', (event) => {
  (event as Lifetime).waitUntil(keepEverything());
});

addEventListener('activate', (event) => {
  // The page of the first visit came without a worker: from now on it needs no network either.
  (event as Lifetime).waitUntil(forgetOlderVersions().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(freshPage(request));
  // A page of the next version is served while its own worker still waits: its files are kept already, but not here.
  else if (HASHED.test(url.pathname)) (event as Fetching).respondWith(kept(request, ANY_VERSION));
  else if (files.includes(url.pathname)) (event as Fetching).respondWith(kept(request, OWN_VERSION));
});

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: an old page under the new version's name would ask for files that are gone.
  await cache.addAll(files.map((file) => new Request(file, HASHED.test(file) ? {} : { cache: 'reload' })));
}

async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The server's own page as long as there is a server; it names the files of its own version. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok || fresh.status < 500) return fresh;
  } catch {
    // No network: the kept page starts, and offers practice.
  }
  return (await caches.match(PAGE, OWN_VERSION)) ?? Response.error();
}

async function kept(request: Request, where: MultiCacheQueryOptions): Promise<Response> {
  return (await caches.match(request, where)) ?? fetch(request);
}

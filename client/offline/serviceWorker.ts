/**
 * Keeps one whole version of the game for when there is no network. A page gets all its files from the version that it was
 * loaded with: file names carry the hash of their content, a newer worker waits until every older page is closed, and only
 * then are the older files thrown away. So versions never mix.
 */

/** Filled in by the build. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const CACHE = `hot-paws ${BUILD.version}`;
const PAGE = '/index.html';
/** A file is the same for whoever asks: a `Vary` from the server must not hide it from the scripts of our own page. */
const KEPT = { cacheName: CACHE, ignoreVary: true } as const;

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
  (event as Lifetime).waitUntil(forgetOlderVersions());
});

addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(freshPage(request));
  else if (BUILD.files.includes(url.pathname)) (event as Fetching).respondWith(kept(request));
});

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILD.files);
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
  return (await caches.match(PAGE, KEPT)) ?? Response.error();
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, KEPT)) ?? fetch(request);
}

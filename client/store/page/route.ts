/** Where in the app somebody is: every page has a path, so that a link can have a title and a picture of its own. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'friends' }
  | { readonly page: 'tables' }
  /** For who runs the house. */
  | { readonly page: 'host' }
  | { readonly page: 'watchList' }
  | { readonly page: 'tv' }
  | { readonly page: 'cat' }
  /** Of somebody, by id. */
  | { readonly page: 'profile'; readonly id: string }
  | { readonly page: 'table'; readonly id: string; readonly as: 'seat' | 'watcher' }
  | { readonly page: 'practice'; readonly game: string }
  /** A paragraph is a rule number (`R15`) to open the page at. */
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'ladder'; readonly game: string }
  /** Where people wait for a quick match; with a code, together with friends. */
  | { readonly page: 'queue'; readonly party: string }
  /** A move to open at, just before what it reveals. */
  | { readonly page: 'replay'; readonly match: string; readonly seq?: number }
  | { readonly page: 'transfer'; readonly code: string };

export type Page = Route['page'];

const clean = (part: string | undefined): string => decoded(part ?? '').replace(/[^\p{L}\p{N}_-]/gu, '');

/** A link that was cut in the middle of a letter must not take the page along. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Anything else after the match opens it at its beginning. */
const isMove = (part: string | undefined): part is string => /^[1-9]\d{0,5}$/.test(part ?? '');

/** Codes are read out and typed by people: in capitals as well. */
const tableId = (part: string | undefined): string => clean(part).toLowerCase();

/** Reads a path; addresses from the time when pages stood behind the # are understood as well. */
export function parseRoute(address: string): Route {
  const [page, first, second] = address
    .replace(/^\/?#?\/?/, '')
    .replace(/^transfer=/, 'transfer/')
    .split('/');
  switch (page) {
    case 'friends':
    case 'tables':
    case 'host':
    case 'tv':
      return { page };
    case 'cat':
      return clean(first) === '' ? { page } : { page: 'profile', id: clean(first) };
    case 'watch':
      return clean(first) === '' ? { page: 'watchList' } : { page: 'table', id: tableId(first), as: 'watcher' };
    case 'table':
      return clean(first) === '' ? { page: 'tables' } : { page: 'table', id: tableId(first), as: 'seat' };
    case 'practice':
      return { page, game: clean(first) };
    case 'rules':
      return { page, game: clean(first), paragraph: clean(second) };
    case 'lesson':
    case 'ladder':
      return { page, game: clean(first) };
    case 'queue':
      return { page, party: tableId(first) };
    case 'replay': {
      const match = clean(first);
      if (match === '') return { page: 'watchList' };
      return isMove(second) ? { page, match, seq: Number(second) } : { page, match };
    }
    case 'transfer':
      return { page, code: clean(first) };
    default:
      return { page: 'home' };
  }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'friends':
    case 'tables':
    case 'host':
    case 'tv':
    case 'cat':
      return `/${route.page}`;
    case 'profile':
      return `/cat/${route.id}`;
    case 'watchList':
      return '/watch';
    case 'table':
      return `/${route.as === 'seat' ? 'table' : 'watch'}/${route.id}`;
    case 'practice':
    case 'lesson':
    case 'ladder':
      return `/${route.page}/${route.game}`;
    case 'queue':
      return route.party === '' ? '/queue' : `/queue/${route.party}`;
    case 'rules':
      return route.paragraph === '' ? `/rules/${route.game}` : `/rules/${route.game}/${route.paragraph}`;
    case 'replay':
      return route.seq === undefined ? `/replay/${route.match}` : `/replay/${route.match}/${route.seq}`;
    case 'transfer':
      // After the #: what follows it never reaches a server's log.
      return `/#transfer=${route.code}`;
  }
}

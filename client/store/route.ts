/** Where in the app somebody is: kept behind the # of the address, so that links work from any server and offline. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'friends' }
  | { readonly page: 'tables' }
  | { readonly page: 'watchList' }
  | { readonly page: 'cat' }
  | { readonly page: 'table'; readonly id: string; readonly as: 'seat' | 'watcher' }
  | { readonly page: 'practice'; readonly game: string }
  /** A paragraph is a rule number (`R15`) to open the page at. */
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'transfer'; readonly code: string };

export type Page = Route['page'];

const clean = (part: string | undefined): string => decodeURIComponent(part ?? '').replace(/[^\p{L}\p{N}_-]/gu, '');

export function parseRoute(hash: string): Route {
  // The server's links say `#transfer=code`.
  const [page, first, second] = hash
    .replace(/^#?\/?/, '')
    .replace(/^transfer=/, 'transfer/')
    .split('/');
  switch (page) {
    case 'friends':
    case 'tables':
    case 'cat':
      return { page };
    case 'watch':
      return clean(first) === '' ? { page: 'watchList' } : { page: 'table', id: clean(first), as: 'watcher' };
    case 'table':
      return clean(first) === '' ? { page: 'tables' } : { page: 'table', id: clean(first), as: 'seat' };
    case 'practice':
      return { page, game: clean(first) };
    case 'rules':
      return { page, game: clean(first), paragraph: clean(second) };
    case 'lesson':
      return { page, game: clean(first) };
    case 'transfer':
      return { page, code: clean(first) };
    default:
      return { page: 'home' };
  }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'friends':
    case 'tables':
    case 'cat':
      return `#/${route.page}`;
    case 'watchList':
      return '#/watch';
    case 'table':
      return `#/${route.as === 'seat' ? 'table' : 'watch'}/${route.id}`;
    case 'practice':
    case 'lesson':
      return `#/${route.page}/${route.game}`;
    case 'rules':
      return route.paragraph === '' ? `#/rules/${route.game}` : `#/rules/${route.game}/${route.paragraph}`;
    case 'transfer':
      return `#/transfer/${route.code}`;
  }
}

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

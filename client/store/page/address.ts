/** The address of the page and its ways to another, without loading the page anew. */

import { hrefOf, parseRoute, type Route } from './route.ts';

/** Told after a move of our own: the browser tells only of Back, Forward and typed addresses. */
const MOVED = 'hotPaws.moved';

const OLD_LINK = /^#\//;
const SECRET = /^#transfer=/;

let last: { readonly address: string; readonly route: Route } | undefined;

/** The same object for the same address: a fresh one would look like a change on every render. */
export function currentRoute(): Route {
  const { hash, pathname } = location;
  const address = OLD_LINK.test(hash) || SECRET.test(hash) ? hash : pathname;
  if (last?.address !== address) last = { address, route: parseRoute(address) };
  return last.route;
}

export function onRoute(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}

export function go(route: Route): void {
  moveTo(new URL(hrefOf(route), location.href));
}

/** How the page was asked to behave (`?gfx=low`) holds until it is closed. */
function moveTo(url: URL): void {
  if (url.search === '') url.search = location.search;
  if (url.href === location.href) return;
  history.pushState(null, '', url);
  dispatchEvent(new Event(MOVED));
}

/** Lets links between pages of the client, and old links behind a #, lead there at once. */
export function followLinks(): void {
  renewOldLink();
  addEventListener('popstate', renewOldLink);
  document.addEventListener('click', (event) => {
    const url = linkOf(event);
    if (url === undefined) return;
    event.preventDefault();
    moveTo(url);
  });
}

function renewOldLink(): void {
  if (OLD_LINK.test(location.hash))
    history.replaceState(history.state, '', hrefOf(parseRoute(location.hash)) + location.search);
}

/** Where a click leads, if that is a page of ours that belongs into this tab. */
function linkOf(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/') && url.hash === '';
  return isPage ? url : undefined;
}

/** Installs the service worker once the page has nothing better to do. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Words are loaded before the app begins: by then the page may have loaded long ago.
  if (document.readyState === 'complete') install();
  else addEventListener('load', install);
}

function install(): void {
  navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch((error: unknown) => {
    console.warn('The game will not be kept for offline play', error);
  });
}

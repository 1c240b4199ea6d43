/** Installs the service worker. It fetches the whole game: the page calls this when it has nothing better to do. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch((error: unknown) => {
    console.warn('The game will not be kept for offline play', error);
  });
}

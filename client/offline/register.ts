/** Installs the service worker once the page has nothing better to do. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch((error: unknown) => {
      console.warn('The game will not be kept for offline play', error);
    });
  });
}

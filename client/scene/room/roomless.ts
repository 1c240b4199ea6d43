/** Whether the table is shown without its room: over somebody else's picture (`/tv?overlay`). */
export const roomless = (): boolean => document.documentElement.dataset.overlay !== undefined;

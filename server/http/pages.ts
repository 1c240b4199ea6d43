/** The built client. Files with a hash in their name never change; the page itself is always asked for. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Application } from 'express';

export const CLIENT_DIR = join(import.meta.dirname, '../../dist');

export function routePages(app: Application, folder: string): void {
  if (!existsSync(folder)) return;
  const setHeaders = (response: { setHeader(name: string, value: string): void }, path: string) => {
    const forever = /[/\\]assets[/\\]/.test(path);
    response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  app.use(express.static(folder, { setHeaders, index: 'index.html' }));
  // Links to tables and replays are paths of the client.
  app.get(/^\/(?!api\/|matchmake\/)[^.]*$/, (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'));
  });
}

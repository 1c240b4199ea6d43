/** `node --import ./test/thirdGame/register.ts server/main.ts`: a server with a third game, its threads included. */

import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { redirected } from './registries.ts';

registerHooks({
  resolve(specifier, context, next) {
    const importer = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : undefined;
    const longer = importer === undefined ? undefined : redirected(specifier, importer);
    return next(longer === undefined ? specifier : pathToFileURL(longer).href, context);
  },
});

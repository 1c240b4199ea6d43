/** The server with the client as it was built. */

import { run } from './run.ts';

await run();

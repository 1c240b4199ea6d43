/** The server with the client as it was built. */

import { run } from './start/run.ts';

await run();

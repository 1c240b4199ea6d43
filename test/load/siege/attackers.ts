/** The process of those who besiege: apart from the honest clients, whose time it must not take. `process.argv`: url, table, seconds, names of attacks. */

import { constants, setPriority } from 'node:os';
import { ATTACKS, struck } from './attacks.ts';

const [url = '', table = '', seconds = '0', only = ''] = process.argv.slice(2);
/** Of each kind at a time. */
const EACH = 3;

// They have machines of their own: here they take only what the others leave.
setPriority(constants.priority.PRIORITY_LOW);
// Sockets end in every way that there is.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
setInterval(() => process.send?.(struck()), 1000);
const end = performance.now() + Number(seconds) * 1000;
const siege = { url, table, isOver: () => performance.now() > end };
const attacks = ATTACKS.filter(({ name }) => name.includes(only));
await Promise.all(attacks.flatMap(({ go }) => Array.from({ length: EACH }, () => go(siege))));
process.exit(0);

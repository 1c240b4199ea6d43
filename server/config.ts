/** The environment, checked once at the start: a typing mistake ends the process with a sentence instead of a strange table. */

import { z } from 'zod';
import { CannotStart } from './start/cannotStart.ts';

const origin = z.string().regex(/^(https?|wss?):\/\/[^/\s]+$/, 'expected an origin such as https://example.org');
const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));
const seconds = z.coerce.number('expected seconds, such as 30').positive('expected more than 0 seconds');
const whole = (min = 0, max = Number.MAX_SAFE_INTEGER) => {
  const expected = `expected a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);
};

const schema = z.object({
  PORT: whole(0, 65535).default(2567),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  PAGES_DIR: z.string().min(1).optional(),
  SYNC_LAG_MS: whole().default(100),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected an address such as postgres://user:password@host/database' })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected an address such as redis://host:6379' }).optional(),
  PUBLIC_ADDRESS: z.string().min(1).optional(),
  PRIVATE_ADDRESS: z
    .string()
    .regex(/^[^/\s]+:\d+$/, 'expected host:port')
    .optional(),
  PEER_ADDRESSES: origins.default([]),
  ALLOWED_ORIGINS: origins.default([]),
  SITE_ORIGIN: origin.optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  MONITOR_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  HOST_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAX_TABLES: whole().default(1000),
  MAX_WATCHERS: whole().default(1000),
  KEEP_MATCHES_DAYS: z.coerce.number('expected days, such as 365').positive('expected more than 0 days').optional(),
  ABANDON_SECONDS: seconds.default(600),
  QUICK_WAIT_SECONDS: seconds.default(15),
  LIMIT_IDENTITIES: whole().default(20),
  LIMIT_TABLES: whole().default(30),
  LIMIT_OPEN_TABLES: whole(1).default(40),
  LIMIT_JOINS: whole().default(120),
  LIMIT_REQUESTS: whole(1).default(25),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built client, when it is not where the build puts it. */
  readonly pagesDir: string | undefined;
  /** How long SQLite may owe the disk what was told already; at 0 nothing is told before it is there. */
  readonly syncLagMs: number;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly publicAddress: string | undefined;
  /** Where a proxy reaches this process; found out when it is not given. */
  readonly privateAddress: string | undefined;
  readonly peerAddresses: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** How people reach the site; found out from each request when it is not given. */
  readonly siteOrigin: string | undefined;
  readonly trustProxy: boolean;
  readonly secret: string | undefined;
  readonly monitorToken: string | undefined;
  readonly metricsToken: string | undefined;
  /** Opens the host's page; without it there is none. */
  readonly hostToken: string | undefined;
  readonly logLevel: string;
  readonly maxTables: number;
  readonly maxWatchers: number;
  /** How long a match is kept after its end; for good when it is not given. */
  readonly keepMatchesDays: number | undefined;
  readonly abandonMs: number;
  readonly quickWaitMs: number;
  /** How often one address may do these within a minute. */
  readonly limits: {
    readonly identities: number;
    readonly tables: number;
    readonly joins: number;
    /** Not in a minute but at a time. */
    readonly open: number;
  };
  /** How many requests one client may make at its table in a second. */
  readonly requestsPerSecond: number;
}

export class ConfigError extends CannotStart {
  constructor(faults: string) {
    super(`The environment is not right:\n${faults}`);
  }
}

export function readConfig(environment: { readonly [name: string]: string | undefined }): Config {
  // An empty variable is one that a compose file left unset.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(explain).join('\n'));
  const env = parsed.data;
  if (env.REDIS_URL !== undefined && env.DATABASE_URL === undefined)
    throw new ConfigError(
      'REDIS_URL: several processes need a store that they share, so DATABASE_URL has to be set too',
    );
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    pagesDir: env.PAGES_DIR,
    syncLagMs: env.SYNC_LAG_MS,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    publicAddress: env.PUBLIC_ADDRESS,
    privateAddress: env.PRIVATE_ADDRESS,
    peerAddresses: env.PEER_ADDRESSES,
    allowedOrigins: env.ALLOWED_ORIGINS,
    siteOrigin: env.SITE_ORIGIN,
    trustProxy: env.TRUST_PROXY === '1',
    secret: env.SECRET,
    monitorToken: env.MONITOR_TOKEN,
    hostToken: env.HOST_TOKEN,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    maxTables: env.MAX_TABLES,
    maxWatchers: env.MAX_WATCHERS,
    keepMatchesDays: env.KEEP_MATCHES_DAYS,
    abandonMs: env.ABANDON_SECONDS * 1000,
    quickWaitMs: env.QUICK_WAIT_SECONDS * 1000,
    limits: {
      identities: env.LIMIT_IDENTITIES,
      tables: env.LIMIT_TABLES,
      joins: env.LIMIT_JOINS,
      open: env.LIMIT_OPEN_TABLES,
    },
    requestsPerSecond: env.LIMIT_REQUESTS,
  };
}

// The value itself stays out of the sentence: it may be a secret.
const explain = (issue: z.core.$ZodIssue): string => `${issue.path.join('.')}: ${issue.message}`;

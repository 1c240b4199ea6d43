import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

describe('the environment', () => {
  test('is complete when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ port: 2567, dataDir: './data', maxTables: 1000, databaseUrl: undefined });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ALLOWED_ORIGINS: 'example.org' }, 'ALLOWED_ORIGINS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ REDIS_URL: 'redis://localhost' }, 'DATABASE_URL'],
  ])('%j is refused with a sentence about %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test('a secret that is refused is not repeated', () => {
    expect(() => readConfig({ SECRET: 'hunter2' })).not.toThrow('hunter2');
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 2567, databaseUrl: undefined });
  });
});

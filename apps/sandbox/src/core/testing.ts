import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { issueTokens } from '../apis/auth/issue-tokens.ts';
import { signAccessToken, signingKey } from '../apis/auth/tokens.ts';
import { createPglite, type Database, type OpenDatabase, openPglite, openPostgres } from '../db/client.ts';
import { customers } from '../db/schema/auth.ts';
import { reseed } from '../seed/index.ts';
import { createSandbox } from './app.ts';
import { createClock, type MovableClock } from './clock.ts';
import { type Config, parseConfig } from './config.ts';
import type { Faults } from './faults.ts';
import { loadClock } from './stored-clock.ts';
import { seededDump } from './test-dump.ts';

export type TestSandbox = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly config: Config;
  /** An access token of a seeded customer, without the way through sign-in. */
  tokenFor(phone: string): Promise<string>;
  guestToken(): Promise<string>;
  /** The text of each query that the work made, without its values. */
  queriesOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Listens on a free port of 127.0.0.1 and answers the origin; for tests that need a real connection. */
  listen(): Promise<string>;
  close(): Promise<void>;
};

/**
 * A whole seeded sandbox for a test: on PGlite in memory (the seeded state is made once and copied), or on a database of
 * its own on the server of TEST_DATABASE_URL.
 */
export async function createTestSandbox(env: Readonly<Record<string, string>> = {}): Promise<TestSandbox> {
  const config = parseConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMITS: 'off', ...env });
  const watchers = new Set<string[]>();
  const opened = await openTestDatabase({
    logQuery: (query) => {
      for (const seen of watchers) seen.push(query);
    },
  });
  const clock = await loadClock(opened.db);
  const { app, faults } = await createSandbox(config, opened.db, clock);
  const key = await signingKey(opened.db);
  return {
    app,
    db: opened.db,
    clock,
    faults,
    config,
    tokenFor: async (phone) => {
      const [customer] = await opened.db.select().from(customers).where(eq(customers.phone, phone));
      if (customer === undefined) throw new TypeError('no seeded customer has this phone');
      return (await issueTokens({ db: opened.db, config, key }, customer.id)).access_token;
    },
    guestToken: () => signAccessToken(key, { kind: 'guest' }, config.auth.guestTokenSeconds, Date.now()),
    queriesOf: async (work) => {
      const seen: string[] = [];
      watchers.add(seen);
      await work();
      watchers.delete(seen);
      return seen;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

async function openTestDatabase(logger: Logger): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return openTestServerDatabase(url, logger);
  return openPglite(createPglite({ loadDataDir: await seededDump(createClock().today()) }), true, logger);
}

/** A database of its own beside the one that is named, dropped at the end. */
async function openTestServerDatabase(url: string, logger: Logger): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openPostgres(own.href, logger);
  await reseed(opened.db, createClock().today());
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      await server.query(`DROP DATABASE ${name}`);
      await server.end();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedHash } from '@muddat/servers/seed-cache';
import { eq } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { issueTokens } from '../apis/auth/issue-tokens.ts';
import { loadSigningKey } from '../apis/auth/signing-keys.ts';
import { signAccessToken } from '../apis/auth/tokens.ts';
import { createSandbox } from '../app.ts';
import { type Config, parseConfig } from '../config/config.ts';
import { createClock, type MovableClock } from '../core/clock.ts';
import type { Faults } from '../core/faults.ts';
import type { HeavyWorkQueue } from '../core/heavy/heavy-work.ts';
import type { LogStream } from '../core/server-dependencies.ts';
import { loadClock } from '../core/stored-clock.ts';
import { createPglite, type Database, type OpenDatabase, openPglite, openPostgres } from '../db/client.ts';
import { customers, tokenFamilies } from '../db/schema/auth.ts';
import { reseed } from '../seed/index.ts';
import { seededDump } from './seeded-dump.ts';

export type TestSandbox = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly config: Config;
  readonly log: FastifyInstance['log'];
  /** The queue for documents, copies and photos. */
  readonly heavy: HeavyWorkQueue;
  /** An access token of a seeded customer, without a sign-in. */
  tokenFor(phone: string): Promise<string>;
  /** Marks all sessions as if their customers had just proved their identity. */
  markReauthenticated(): Promise<void>;
  guestToken(): Promise<string>;
  /** The text of each query that `work` made, without the values. */
  queriesOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Listens on a free port of 127.0.0.1 and returns the origin; for tests that need a real connection. */
  listen(): Promise<string>;
  /** A second sandbox on the same database, with its own connections and memory. The first one closes it. */
  openSecond(): Promise<SecondSandbox>;
  close(): Promise<void>;
};

type SecondSandbox = Pick<TestSandbox, 'app' | 'db' | 'clock' | 'faults'>;
type TestDatabase = OpenDatabase & { openAgain(): Promise<OpenDatabase> };

/**
 * Creates a complete seeded sandbox for a test: on PGlite in memory (the seeded state is made once and copied), or in a separate database
 * on the server of TEST_DATABASE_URL.
 */
export async function createTestSandbox(env: Readonly<Record<string, string>> = {}, logStream?: LogStream): Promise<TestSandbox> {
  // The first upload creates this folder.
  const dataDir = join(tmpdir(), `sandbox-test-${randomBytes(8).toString('hex')}`);
  const config = parseConfig({ LOG_LEVEL: logStream ? 'info' : 'silent', NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, ...env });
  const watchers = new Set<string[]>();
  const opened = await openTestDatabase({
    logQuery: (query) => {
      for (const seen of watchers) seen.push(query);
    },
  });
  const clock = await loadClock(opened.db);
  const { app, faults, heavy } = await createSandbox(config, opened.db, clock, logStream);
  const loadKey = () => loadSigningKey(opened.db, config.auth);
  const closeSeconds: (() => Promise<void>)[] = [];
  return {
    app,
    db: opened.db,
    clock,
    faults,
    config,
    log: app.log,
    heavy,
    tokenFor: async (phone) => {
      const [customer] = await opened.db.select().from(customers).where(eq(customers.phone, phone));
      if (customer === undefined) throw new TypeError('no seeded customer has this phone');
      return (await issueTokens({ db: opened.db, config, key: await loadKey() }, customer.id)).access_token;
    },
    markReauthenticated: async () => void (await opened.db.update(tokenFamilies).set({ provenAt: clock.now() })),
    guestToken: async () => signAccessToken(await loadKey(), { kind: 'guest' }, config.auth.guestTokenSeconds, Date.now()),
    queriesOf: async (work) => {
      const seen: string[] = [];
      watchers.add(seen);
      await work();
      watchers.delete(seen);
      return seen;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    openSecond: async () => {
      const again = await opened.openAgain();
      const own = await loadClock(again.db);
      const second = await createSandbox(config, again.db, own, logStream);
      closeSeconds.push(async () => {
        await second.app.close();
        await again.close();
      });
      return { app: second.app, db: again.db, clock: own, faults: second.faults };
    },
    close: async () => {
      for (const close of closeSeconds) await close();
      await app.close();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openTestDatabase(logger: Logger): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return openTestServerDatabase(url, logger);
  const client = createPglite({ loadDataDir: await seededDump(createClock().today()) });
  const openAgain = async () => ({ ...(await openPglite(client, true)), close: async () => undefined });
  return { ...(await openPglite(client, true, logger)), openAgain };
}

/** Creates a database on the server of the URL, copied from the seeded template and dropped at the end. */
async function openTestServerDatabase(url: string, logger: Logger): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const template = await seededTemplate(url, server);
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const opened = await openPostgres(addressOf(url, name), logger);
  return {
    db: opened.db,
    openAgain: () => openPostgres(addressOf(url, name)),
    close: async () => {
      await opened.close();
      await server.query(`DROP DATABASE ${name}`);
      await server.end();
    },
  };
}

/** Any fixed number: the lock lets one test process make the template while the others wait. */
const TEMPLATE_LOCK = 7_264_119;

/** The name of a template database with the seeded state of the day; the first caller makes it. */
async function seededTemplate(url: string, server: pg.Client): Promise<string> {
  const today = createClock().today();
  const name = `seeded_${await seedHash(today)}`;
  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const draft = `${name}_draft`;
      // A run that was killed may have left its draft on a server that outlives the runs.
      await server.query(`DROP DATABASE IF EXISTS ${draft}`);
      await server.query(`CREATE DATABASE ${draft}`);
      const opened = await openPostgres(addressOf(url, draft));
      try {
        await reseed(opened.db, today);
      } finally {
        await opened.close();
      }
      await server.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    }
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

function addressOf(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { is } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite, PgliteDatabase } from 'drizzle-orm/pglite';
import pg from 'pg';
import { ConfigError } from '../config/read-env.ts';
import { runActsAfterCommits } from './after-commit.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateDatabase } from './migrations/migrate-database.ts';
import { describePostgresFailure } from './postgres-failure.ts';
import { schema } from './schema/index.ts';

export type { Database };

/** The embedded database has one connection: all other work waits until a transaction ends. */
export const isEmbedded = (db: Database): boolean => is(db, PgliteDatabase);

export type OpenDatabase = { readonly db: Database; close(): Promise<void> };

const casing = 'snake_case' as const;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** Opens the embedded database in `${dataDir}/pg` for this process alone, and creates its tables. */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const opened = await openPglite(createPglite({ dataDir: join(dataDir, 'pg') }));
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PGlite loads extensions at creation; the migration then enables them in the database. */
export function createPglite(from: { readonly dataDir?: string; readonly loadDataDir?: Blob } = {}): PGlite {
  return new PGlite({ ...from, extensions: { pg_trgm } });
}

/** `migrated`: the data is a copy that already has the tables. `logger` receives every query. */
export async function openPglite(client: PGlite, migrated = false, logger?: Logger): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema, casing, ...(logger === undefined ? {} : { logger }) });
  runActsAfterCommits(db);
  if (!migrated) await migrateDatabase(db, 'DATA_DIR');
  return { db, close: () => client.close() };
}

export async function openPostgres(url: string, logger?: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // If the server closes an idle connection, the pool replaces it at the next query. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool, { schema, casing, ...(logger === undefined ? {} : { logger }) });
  runActsAfterCommits(db);
  try {
    await assertReachable(pool);
    await migrateDatabase(db, 'DATABASE_URL');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

async function assertReachable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new ConfigError(describePostgresFailure(cause), { cause });
  });
  client.release();
}

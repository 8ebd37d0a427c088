import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../config/read-env.ts';
import { isDiskFull } from '../core/disk-full.ts';
import { createPglite } from '../db/client.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { describePlan } from '../db/migrations/migrate-database.ts';
import { planMigrations } from '../db/migrations/plan-migrations.ts';
import { readAppliedMigrations } from '../db/migrations/read-applied-migrations.ts';
import { readMigrations } from '../db/migrations/read-migrations.ts';

const SETTING = 'DATA_DIR';

/**
 * Whether a start could use the embedded database: no sandbox holds it, it opens, accepts a write, and has a history that this build knows.
 * A folder without a database is left alone.
 */
export async function findEmbeddedProblems(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'pg');
  if (!existsSync(join(folder, 'PG_VERSION'))) return [];
  try {
    const unlock = lockFolder(dataDir);
    try {
      return await findProblemsOf(createPglite({ dataDir: folder }));
    } finally {
      unlock();
    }
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    if (isDiskFull(error)) return [`${SETTING} has no space left`];
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    return [`${SETTING}: the embedded database in ${dataDir} cannot be opened (${reason})`];
  }
}

async function findProblemsOf(client: PGlite): Promise<readonly string[]> {
  try {
    // Rolled back, so the database does not change.
    await client.transaction(async (tx) => {
      await tx.exec('CREATE TABLE check_of_writes ()');
      await tx.rollback();
    });
    const known = readMigrations();
    const plan = planMigrations(known, await readAppliedMigrations((text) => client.query(text)));
    const refusal = describePlan(plan, SETTING, known.at(-1)?.tag ?? 'none');
    return refusal === null ? [] : [refusal];
  } finally {
    await client.close();
  }
}

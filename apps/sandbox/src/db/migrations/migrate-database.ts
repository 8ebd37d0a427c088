import { sql } from 'drizzle-orm';
import { ConfigError } from '../../config/read-env.ts';
import type { Database } from '../database.ts';
import { planMigrations } from './plan-migrations.ts';
import { readAppliedMigrations } from './read-applied-migrations.ts';
import { type MigrationFile, readMigrations } from './read-migrations.ts';

/** Any fixed number: the lock lets one instance migrate while the others that start with it wait. */
const MIGRATION_LOCK = 7_264_118;
const TABLE = sql.raw('drizzle.__drizzle_migrations');

/**
 * Brings a database to this build, in one transaction: a migration that fails leaves nothing. Throws ConfigError if this build must not use
 * the database; `setting` names it. docs/decisions/database-changes.md has the rules.
 */
export async function migrateDatabase(db: Database, setting: string, known: readonly MigrationFile[] = readMigrations()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await createMigrationTable(tx);
    const plan = planMigrations(known, await readAppliedMigrations((text) => tx.execute(sql.raw(text))));
    const refusal = describePlan(plan, setting, known.at(-1)?.tag ?? 'none');
    if (refusal !== null) throw new ConfigError(refusal);
    if (plan.kind !== 'migrate') return;
    for (const { tag, at, hash, oldestBuild } of plan.pending) {
      for (const statement of known.find((file) => file.tag === tag)?.statements ?? []) await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO ${TABLE} (hash, created_at, tag, oldest_build) VALUES (${hash}, ${at}, ${tag}, ${oldestBuild})`);
    }
  });
}

/** The sentence that refuses a database; null if this build may use it. */
export function describePlan(plan: ReturnType<typeof planMigrations>, setting: string, lastTag: string): string | null {
  if (plan.kind === 'foreign') return `${setting}: the database there was made by another version of the sandbox; remove it`;
  if (plan.kind !== 'too_new') return null;
  const name = plan.tag === null ? '' : ` (it has gone through ${plan.tag}, this build knows ${lastTag})`;
  const needed = String(plan.oldestBuild).padStart(4, '0');
  return `${setting}: the database there is newer than this build${name}; start a build that has migration ${needed} or newer`;
}

/** The table of drizzle's own migrator, which the first builds used, and the two columns that later builds read. */
async function createMigrationTable(tx: Database): Promise<void> {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS ${TABLE} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  await tx.execute(sql`ALTER TABLE ${TABLE} ADD COLUMN IF NOT EXISTS tag text, ADD COLUMN IF NOT EXISTS oldest_build integer`);
}

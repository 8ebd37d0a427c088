import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { KnownMigration } from './plan-migrations.ts';

/** The folder that drizzle-kit writes: one SQL file for each migration, and the journal with their order. */
const FOLDER = fileURLToPath(new URL('../../../drizzle', import.meta.url));

export type MigrationFile = KnownMigration & { readonly sql: string; readonly statements: readonly string[] };

const journalSchema = v.object({ entries: v.array(v.object({ idx: v.number(), when: v.number(), tag: v.string() })) });

/** The first line of a migration of the contract phase, such as `-- oldest build: 3`. */
const OLDEST_BUILD = /^-- oldest build: (\d+)\n/;

/** All migrations of this build, the oldest first. */
export function readMigrations(folder = FOLDER): MigrationFile[] {
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));
  return journal.entries.map(({ idx, when, tag }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const oldestBuild = OLDEST_BUILD.exec(sql)?.[1];
    return {
      number: idx,
      tag,
      at: when,
      hash: createHash('sha256').update(sql).digest('hex'),
      oldestBuild: oldestBuild === undefined ? null : Number(oldestBuild),
      sql,
      statements: sql.split('--> statement-breakpoint'),
    };
  });
}

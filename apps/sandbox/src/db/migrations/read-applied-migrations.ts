import * as v from 'valibot';
import type { AppliedMigration } from './plan-migrations.ts';

const storedNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const rowSchema = v.object({ at: storedNumber, hash: v.string(), tag: v.nullable(v.string()), oldestBuild: v.nullable(storedNumber) });
const foundSchema = v.object({ rows: v.array(v.unknown()) });
const resultSchema = v.object({ rows: v.array(rowSchema) });

/**
 * The migrations that a database has gone through; none if it has no tables. Changes nothing, so the columns of later builds may be missing.
 * `query` runs a statement.
 */
export async function readAppliedMigrations(query: (text: string) => PromiseLike<unknown>): Promise<AppliedMigration[]> {
  const found = await query(`SELECT 1 WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL`);
  if (v.parse(foundSchema, found).rows.length === 0) return [];
  const result = await query(
    `SELECT created_at AS at, hash, to_jsonb(m)->>'tag' AS tag, to_jsonb(m)->>'oldest_build' AS "oldestBuild"
     FROM drizzle.__drizzle_migrations m ORDER BY created_at`,
  );
  return v.parse(resultSchema, result).rows;
}

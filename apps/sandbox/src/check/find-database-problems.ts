import pg from 'pg';
import * as v from 'valibot';
import { describePlan } from '../db/migrations/migrate-database.ts';
import { planMigrations } from '../db/migrations/plan-migrations.ts';
import { readAppliedMigrations } from '../db/migrations/read-applied-migrations.ts';
import { readMigrations } from '../db/migrations/read-migrations.ts';
import { describePostgresFailure } from '../db/postgres-failure.ts';

const SETTING = 'DATABASE_URL';
const TIMEOUT_MS = 5_000;
/** Codes and tokens that a sandbox makes are judged by others later. */
const MAX_CLOCK_DIFFERENCE_S = 10;

const serverSchema = v.object({ rows: v.tuple([v.object({ seconds: v.pipe(v.string(), v.transform(Number)) })]) });

/** Whether a start could use the PostgreSQL database: reachable, right password and name, its clock, and a history that this build knows. */
export async function findDatabaseProblems(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  // Without a listener, a connection that is lost would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = v.parse(serverSchema, await client.query('SELECT extract(epoch FROM clock_timestamp())::text AS seconds'));
    const known = readMigrations();
    const plan = planMigrations(known, await readAppliedMigrations((text) => client.query(text)));
    return [describeClock(rows[0].seconds, Date.now() / 1_000), describePlan(plan, SETTING, known.at(-1)?.tag ?? 'none')].filter(
      (line) => line !== null,
    );
  } catch (cause) {
    return [describePostgresFailure(cause)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The line about the clock of the database's machine, in Unix seconds; null if it is right. */
export function describeClock(there: number, here: number): string | null {
  const seconds = Math.round(there - here);
  if (Math.abs(seconds) <= MAX_CLOCK_DIFFERENCE_S) return null;
  return `${SETTING}: the clock there is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the clock of this machine`;
}

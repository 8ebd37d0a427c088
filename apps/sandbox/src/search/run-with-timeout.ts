import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Context } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { type Database, isEmbedded } from '../db/client.ts';

const RETRY_AFTER_S = 2;
/** The error code `query_canceled` of PostgreSQL. */
const CANCELED = '57014';

type Caller = Pick<Context, 'db'> & { readonly config: Pick<Context['config'], 'searchTimeoutMs'> };

const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === CANCELED) || isCanceled(error.cause));

const searchBusyProblem = () =>
  new Problem('rate_limited', { extras: { retry_after: RETRY_AFTER_S }, headers: { 'retry-after': String(RETRY_AFTER_S) } });

/**
 * Maximum number of searches that run at once. The embedded database runs one statement at a time, in order of arrival, so the other
 * searches wait here and other calls can run in between.
 */
const MAX_CONCURRENT_SEARCHES = 2;
const searchLimiter = pLimit(MAX_CONCURRENT_SEARCHES);

/**
 * Runs a search with a statement timeout, after which the client no longer waits and others need the connection. Throws 429 on a timeout,
 * and if the search waited too long before it started. The embedded database has no statement timeout. Its work is bounded by the limit on
 * words (interpret-query.ts), and other calls run between its statements, because the search uses no transaction there.
 */
export async function runSearchWithTimeout<T>({ db, config }: Caller, work: (db: Database) => Promise<T>): Promise<T> {
  const latest = performance.now() + config.searchTimeoutMs;
  return searchLimiter(async () => {
    if (performance.now() > latest) throw searchBusyProblem();
    if (isEmbedded(db)) return work(db);
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(config.searchTimeoutMs)}, true)`);
        return work(tx);
      });
    } catch (error) {
      throw isCanceled(error) ? searchBusyProblem() : error;
    }
  });
}

import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Context } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { type Database, isEmbedded } from '../db/client.ts';

const RETRY_AFTER_S = 2;
/** PostgreSQL's query_canceled. */
const CANCELED = '57014';

type Caller = Pick<Context, 'db'> & { readonly config: Pick<Context['config'], 'searchTimeoutMs'> };

const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === CANCELED) || isCanceled(error.cause));

const refusal = () =>
  new Problem('rate_limited', { extras: { retry_after: RETRY_AFTER_S }, headers: { 'retry-after': String(RETRY_AFTER_S) } });

/**
 * The embedded database runs one statement at a time, in order of arrival. Most searches wait here, so that other calls get through in
 * between.
 */
const AT_ONCE = 2;
const inTurn = pLimit(AT_ONCE);

/**
 * Runs a search with a statement timeout: the client no longer waits by then, and others need the connection. Throws 429 on a timeout, and
 * when its turn came too late. The embedded database has no statement timeout. There the limit on words bounds the work (read-query.ts),
 * and other calls run between its statements, because it has no transaction.
 */
export async function withinTime<T>({ db, config }: Caller, work: (db: Database) => Promise<T>): Promise<T> {
  const latest = performance.now() + config.searchTimeoutMs;
  return inTurn(async () => {
    if (performance.now() > latest) throw refusal();
    if (isEmbedded(db)) return work(db);
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(config.searchTimeoutMs)}, true)`);
        return work(tx);
      });
    } catch (error) {
      throw isCanceled(error) ? refusal() : error;
    }
  });
}

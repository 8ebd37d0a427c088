import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres/server.ts';
import { tell } from './event.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL server of the tests; empty where they run on PGlite. */
    postgresUrl: string;
    redisUrl: string;
  }
}

/**
 * Gives a project's tests a PostgreSQL server. Where none can be had, they run on PGlite and the run says so; on CI that is a failure.
 */
export default async function provide({ provide: give }: TestProject): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startPostgres();
    give('postgresUrl', url);
    return stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (process.env['CI'] === 'true') throw new Error(`PostgreSQL did not start: ${reason}`, { cause: error });
    await tell({ kind: 'notice', text: `–  The sandbox is tested on PGlite, not on PostgreSQL: ${reason}` });
    give('postgresUrl', '');
    return () => Promise.resolve();
  }
}

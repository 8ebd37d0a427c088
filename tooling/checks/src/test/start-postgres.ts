import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres/server.ts';
import { POSTGRES_URL_VARIABLE, SERVER_UNAVAILABLE } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL server; empty if they run on PGlite. */
    postgresUrl: string;
    redisUrl: string;
  }
}

/** Gives a project's tests the PostgreSQL server that `npm test` has started, or one of their own where Vitest is run by itself. */
export default async function provide({ provide: give }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env[POSTGRES_URL_VARIABLE];
  if (url !== undefined) {
    give('postgresUrl', url === SERVER_UNAVAILABLE ? '' : url);
    return undefined;
  }
  const own = await startPostgres();
  give('postgresUrl', own.url);
  return own.stop;
}

import { startPostgres } from '../postgres/server.ts';
import { startRedis } from '../redis/server.ts';
import type { SuiteName } from './suites.ts';

/** URLs for the Vitest projects. If they are set, `start-postgres.ts` and `start-redis.ts` use them and start no server. */
export const POSTGRES_URL_VARIABLE = 'MUDDAT_TEST_POSTGRES';
export const REDIS_URL_VARIABLE = 'MUDDAT_TEST_REDIS';
/** The value instead of a URL if the server could not be started. */
export const SERVER_UNAVAILABLE = 'none';

export type MissingServer = { readonly suite: SuiteName; readonly reason: string };
export type TestServers = {
  readonly env: Readonly<Record<string, string>>;
  /** Suites whose server did not start. */
  readonly missing: readonly MissingServer[];
  readonly stop: () => Promise<void>;
};

type Server = { url: string; stop: () => Promise<void> };
type Start = () => Promise<Server>;
const NEEDED: readonly { suite: SuiteName; name: string; variable: string; start: Start }[] = [
  { suite: 'sandbox', name: 'PostgreSQL', variable: POSTGRES_URL_VARIABLE, start: startPostgres },
  { suite: 'redis', name: 'Redis', variable: REDIS_URL_VARIABLE, start: startRedis },
];

/** Starts the servers that these suites need, one after the other. It does not throw: a suite without its server is `missing`. */
export async function startTestServers(suites: readonly SuiteName[], needed = NEEDED): Promise<TestServers> {
  const [env, missing, started] = [{} as Record<string, string>, [] as MissingServer[], [] as Server[]];
  for (const { suite, name, variable, start } of needed.filter(({ suite }) => suites.includes(suite))) {
    try {
      const server = await start();
      started.push(server);
      env[variable] = server.url;
    } catch (error) {
      env[variable] = SERVER_UNAVAILABLE;
      missing.push({ suite, reason: `${name} did not start: ${error instanceof Error ? error.message : String(error)}` });
    }
  }
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()));
  };
  return { env, missing, stop };
}

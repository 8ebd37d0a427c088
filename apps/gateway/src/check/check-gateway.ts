import { API_NAMES } from '@muddat/sdk';
import { upstreamVariable } from '@muddat/sdk/gateway';
import { type Config, parseConfig } from '../config/config.ts';
import { createReadinessCheck } from '../ops/readiness.ts';
import { connectRedis } from '../redis/connection.ts';
import { createGuestTokens } from '../sessions/guest-tokens.ts';
import { createAuthProvider } from '../sessions/provider.ts';
import { createUpstream, OTHER_CONTRACT } from '../upstream/upstream.ts';
import { describeProbe } from './describe-probe.ts';
import { probeServer } from './probe-server.ts';

type CheckOptions = {
  readonly env: Record<string, string | undefined>;
  readonly cwd: string;
  readonly print: (line: string) => void;
};

const NO_ANSWER = 'the backend fails or does not answer';
const QUIET_LOG = { info: () => undefined, warn: () => undefined };

/**
 * Checks the settings, Redis, and each backend with its clock and certificate, without serving. Prints one line for each problem and
 * each warning. Returns the exit code: 1 if there is a problem. It opens nothing in DATA_DIR, so a gateway may run beside it.
 */
export async function checkGateway({ env, cwd, print }: CheckOptions): Promise<0 | 1> {
  const parsed = parseConfig(env, cwd);
  for (const warning of parsed.warnings) print(`warning: ${warning}`);
  const problems = parsed.ok ? await findServerProblems(parsed.config) : parsed.lines;
  for (const problem of problems) print(problem);
  if (problems.length === 0) print('No problem found.');
  return problems.length === 0 ? 0 : 1;
}

async function findServerProblems(config: Config): Promise<string[]> {
  const [redis, backends] = await Promise.all([findRedisProblems(config), findBackendProblems(config)]);
  return [...redis, ...backends];
}

async function findRedisProblems({ redisUrl, redisSentinels }: Config): Promise<string[]> {
  if (redisUrl === null) return [];
  try {
    const redis = await connectRedis(redisUrl, QUIET_LOG, { sentinels: redisSentinels });
    const problems = await redis.ping().then(
      () => [],
      () => ['REDIS_URL: no Redis there accepts a write.'],
    );
    await redis.close();
    return problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function findBackendProblems({ upstreams, client, upstreamTimeoutMs }: Config): Promise<string[]> {
  const causes = new Map<string, string>();
  const note = ({ api, cause, status }: { api?: unknown; cause?: unknown; status?: unknown }, message?: string) => {
    const problem = message === OTHER_CONTRACT ? 'the answer is not one of this API' : NO_ANSWER;
    causes.set(String(api), `${problem} (${String(cause ?? `status ${String(status)}`)})`);
  };
  const loggers = { log: { warn: note }, logSummary: { note, close: () => undefined } };
  const upstream = createUpstream(upstreams, loggers, upstreamTimeoutMs);
  const guests = createGuestTokens(createAuthProvider(upstream, client), Date.now);
  const readiness = createReadinessCheck({ store: { ping: async () => undefined }, guests, upstream });
  const [{ checks }, ...probed] = await Promise.all([readiness(), ...API_NAMES.map((api) => findProbeProblems(upstreams[api]))]);
  const failed = API_NAMES.filter((api) => checks[api] === 'failed');
  const isClientRefused = checks['guest_token'] === 'failed' && !failed.includes('auth');
  const problems = [
    ...failed.map((api) => `${upstreamVariable(api)}: ${causes.get(api) ?? `${NO_ANSWER} (too slow)`}.`),
    ...(isClientRefused ? ['AUTH_CLIENT_ID, AUTH_CLIENT_SECRET: the auth provider gives no guest token for them.'] : []),
    ...API_NAMES.flatMap((api, at) => (probed[at] ?? []).map((problem) => `${upstreamVariable(api)}: ${problem}.`)),
  ];
  // After the lines are made: calls that it cuts would note a cause of their own.
  await upstream.close();
  return problems;
}

/** A server that cannot be reached has its own line already. */
const findProbeProblems = (url: string): Promise<string[]> =>
  probeServer(url).then(
    (probe) => describeProbe(probe, Date.now()),
    () => [],
  );

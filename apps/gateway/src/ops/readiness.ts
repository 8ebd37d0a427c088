import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reuseResult } from '@muddat/process';
import { API_NAMES, type ApiName } from '@muddat/sdk';
import type { Gateway } from '../gateway.ts';
import { upstreamHeaders } from '../upstream/request-headers.ts';
import type { Readiness } from './gauges.ts';
import { findContractFault, PROBES } from './judge-probe.ts';

const CHECK_TIMEOUT_MS = 3_000;
/** How long the backends wait for the guest token. Then they are called without one: a 401 proves too that they answer. */
const TOKEN_TIMEOUT_MS = 1_000;
/** Results are reused for a second, so that frequent probes do not load the backends and the disk. */
const REUSE_MS = 1_000;

async function outcome(check: Promise<unknown>): Promise<'ok' | 'failed'> {
  const checked = check.then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([checked, setTimeout(CHECK_TIMEOUT_MS, 'failed' as const, { ref: false })]);
}

/** Whether the gateway can serve: the store accepts a write, the provider issues a guest token, each API answers as its contract says. */
export function createReadinessCheck({
  store,
  guests,
  upstream,
}: Pick<Gateway, 'guests' | 'upstream'> & { readonly store: Pick<Gateway['store'], 'ping'> }): () => Promise<Readiness> {
  const look = async (): Promise<Readiness> => {
    const requestId = randomUUID();
    const token = guests.get({ locale: 'ru', requestId });
    const tokenInTime = Promise.race([token.catch(() => null), setTimeout(TOKEN_TIMEOUT_MS, null, { ref: false })]);
    const reach = async (api: ApiName): Promise<void> => {
      const accessToken = await tokenInTime;
      const headers = upstreamHeaders({ api, headers: {}, locale: 'ru', accessToken, requestId });
      await upstream.probe(api, PROBES[api].path, headers, (answer) => findContractFault(api, answer));
    };
    const checks = { sessions: store.ping(), guest_token: token, ...Object.fromEntries(API_NAMES.map((api) => [api, reach(api)])) };
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcome(check)] as const));
    return { ready: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) };
  };
  return reuseResult(look, REUSE_MS);
}

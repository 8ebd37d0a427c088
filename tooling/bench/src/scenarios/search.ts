import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@muddat/checks/postgres';
import { startStandaloneSandbox } from '@muddat/e2e/sandbox-alone';
import * as v from 'valibot';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { percentile } from '../percentile.ts';
import { ServerConnection } from '../portal-client.ts';
import { evaluateSearch, parseQueries, type SearchCall, toSearchCalls } from '../search-load.ts';

const PRODUCTS = 100_000;
const FLOOR_CALLS = 500;
const ROUNDS_MIN = 2;
const TABLE = fileURLToPath(new URL('../../../../apps/sandbox/src/search/query-table.txt', import.meta.url));
const PATHS = { search: '/installment/v3/search?q=', suggest: '/installment/v3/search/suggest?q=' } as const;

const tokenSchema = v.object({ access_token: v.string() });
const listSchema = v.object({ meta: v.object({ total: v.number() }) });
const scaledSchema = v.object({ ms: v.number() });

/**
 * Runs the queries of the search table, as suggestions and as searches, on a sandbox on PostgreSQL with 100 000 products. Makes one call at
 * a time, so that the duration of a single call is measured. The lower bound is a call for which the sandbox reads nothing.
 */
export async function runSearchScenario({ seconds }: { readonly seconds: number }): Promise<ScenarioResult> {
  const postgres = await startPostgres();
  const sandbox = await startStandaloneSandbox({ DATABASE_URL: postgres.url });
  const server = new ServerConnection(sandbox.url, 1);
  try {
    const scaled = v.parse(
      scaledSchema,
      await dataOf(server, { method: 'POST', path: '/sandbox/scale', headers: {}, body: { products: PRODUCTS } }),
    );
    const headers = await guestHeaders(server);
    const goods = v.parse(listSchema, await dataOf(server, { method: 'GET', path: '/installment/v3/products?per_page=1', headers }));
    const calls = toSearchCalls(parseQueries(readFileSync(TABLE, 'utf8')));
    const send = ({ name, text }: SearchCall) => server.call({ method: 'GET', path: `${PATHS[name]}${encodeURIComponent(text)}`, headers });
    for (const call of calls) await send(call);
    const floorBefore = await measureBaseline(server);
    const times = await timesOf(calls, send, seconds);
    const floor = percentile([...floorBefore, ...(await measureBaseline(server))], 0.95);
    const all = [...times.search, ...times.suggest];
    const p95 = { search: percentile(times.search, 0.95), suggest: percentile(times.suggest, 0.95), together: percentile(all, 0.95) };
    return {
      lines: [
        `${goods.meta.total} goods on PostgreSQL, ${PRODUCTS} of them added with their search entries in ${(scaled.ms / 1_000).toFixed(0)} s`,
        ...Object.entries({ ...times, together: all }).map(
          ([name, ms]) =>
            `${name.padEnd(8)} ${String(ms.length).padStart(6)} times  p50 ${percentile(ms, 0.5).toFixed(1)} ms  p95 ${percentile(ms, 0.95).toFixed(1)} ms  (${(percentile(ms, 0.95) / floor).toFixed(1)} trivial calls)`,
        ),
        `floor: a trivial call has p95 ${floor.toFixed(1)} ms`,
      ],
      failures: evaluateSearch(p95, goods.meta.total, PRODUCTS),
    };
  } finally {
    await server.close();
    await sandbox.stop();
    await postgres.stop();
  }
}

const dataOf = async (server: ServerConnection, call: Parameters<ServerConnection['call']>[0]): Promise<unknown> =>
  (await server.call(call)).data;

async function guestHeaders(server: ServerConnection): Promise<Record<string, string>> {
  const body = { grant_type: 'client_credentials', client_id: 'muddat-web', client_secret: 'muddat-web-secret' };
  const token = v.parse(tokenSchema, await dataOf(server, { method: 'POST', path: '/auth/oauth/token', headers: {}, body }));
  return { authorization: `Bearer ${token.access_token}`, 'accept-language': 'ru', clientmodel: 'web' };
}

async function timesOf(calls: readonly SearchCall[], send: (call: SearchCall) => Promise<unknown>, seconds: number) {
  const times = { search: Array.of<number>(), suggest: Array.of<number>() };
  const end = performance.now() + seconds * 1_000;
  for (let round = 0; round < ROUNDS_MIN || performance.now() < end; round += 1)
    for (const call of calls) {
      const began = performance.now();
      await send(call);
      times[call.name].push(performance.now() - began);
    }
  return times;
}

async function measureBaseline(server: ServerConnection): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < FLOOR_CALLS; call += 1) {
    const began = performance.now();
    await server.call({ method: 'GET', path: '/healthz', headers: {} });
    times.push(performance.now() - began);
  }
  return times;
}

import { once } from 'node:events';
import { findPersonalDataInMetrics } from '@muddat/servers/personal-data';
import { afterAll, expect, test } from 'vitest';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';
import { createOpsServer } from './ops-server.ts';

const sandbox = await openSandbox();
let isStopping = false;
const { origin, close } = await open(sandbox, () => isStopping);
afterAll(close);

async function open(sources: Omit<Parameters<typeof createOpsServer>[0], 'isStopping'>, stopping: () => boolean) {
  const { db, clock, log } = sources;
  const server = createOpsServer({ db, clock, log, isStopping: stopping });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function ask(path: string, from = origin): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${from}${path}`);
  return { status: answer.status, text: await answer.text() };
}

/** Test files of one process share its metrics, so the count does not begin at 0. */
const countHealthRequests = (metrics: string): number =>
  Number(/^muddat_sandbox_request_seconds_count\{route="\/healthz",method="GET",status="200"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);

test('the port of operators has metrics, readiness and the release, and the port of customers has none of them', async () => {
  const before = countHealthRequests((await ask('/metrics')).text);
  await sandbox.app.inject('/healthz');
  const { text } = await ask('/metrics');
  expect(countHealthRequests(text)).toBe(before + 1);
  for (const line of [
    'muddat_build_info{version="none",commit="none",build="none"} 1',
    'muddat_sandbox_ready 1',
    'muddat_sandbox_database_up 1',
    'muddat_sandbox_oldest_unsettled_payment_seconds ',
    'nodejs_eventloop_lag_seconds ',
  ])
    expect(text).toContain(line);
  expect(findPersonalDataInMetrics(text)).toEqual([]);
  expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready","checks":{"database":"ok"}}' });
  expect(await ask('/release')).toEqual({ status: 200, text: 'null' });
  for (const path of ['/metrics', '/readyz', '/release']) expect((await sandbox.app.inject(path)).statusCode).toBe(404);
});

test('a sandbox that stops is not ready', async () => {
  isStopping = true;
  expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"stopping"}' });
  const { text } = await ask('/metrics');
  expect(text).toContain('muddat_sandbox_ready 0');
  expect(text).toContain('muddat_sandbox_database_up 1');
  isStopping = false;
});

test('a sandbox without its database is not ready, and still has metrics', async () => {
  const lost = await createTestSandbox();
  const ops = await open(lost, () => false);
  await lost.close();
  expect(await ask('/readyz', ops.origin)).toEqual({ status: 503, text: '{"status":"not ready","checks":{"database":"failed"}}' });
  const { status, text } = await ask('/metrics', ops.origin);
  expect(status).toBe(200);
  expect(text).toContain('muddat_sandbox_ready 0');
  expect(text).toContain('muddat_sandbox_database_up 0');
  ops.close();
});

import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { startGateway } from '../testing/start.ts';
import { registerGauges } from './gauges.ts';

const OK = { sessions: 'ok', auth: 'ok', installment: 'ok', mobile: 'ok', builder: 'ok', billing: 'ok' } as const;

async function read(release: Parameters<typeof registerGauges>[1], sources: Parameters<ReturnType<typeof registerGauges>>[0]) {
  const registry = new Registry();
  registerGauges(registry, release)(sources);
  return registry.metrics();
}

test('gauges name the release, the store, each API and the waiting calls', async () => {
  const text = await read(
    { version: '1.2.0', commit: 'abc', buildId: 'b1' },
    {
      store: 'redis',
      isStopping: () => false,
      readiness: async () => ({ ready: false, checks: { ...OK, sessions: 'failed', billing: 'failed' } }),
      waitingCalls: () => ({ open: 3, kept: 1 }),
    },
  );
  for (const line of [
    'muddat_build_info{version="1.2.0",commit="abc",build="b1"} 1',
    'muddat_gateway_ready 0',
    'muddat_gateway_store_up{store="redis"} 0',
    'muddat_gateway_upstream_up{api="auth"} 1',
    'muddat_gateway_upstream_up{api="billing"} 0',
    'muddat_gateway_waiting_calls{lane="open"} 3',
    'muddat_gateway_waiting_calls{lane="kept"} 1',
  ])
    expect(text).toContain(line);
});

test('a gateway that stops is not ready, even if all checks pass', async () => {
  const sources = {
    store: 'files',
    isStopping: () => true,
    readiness: async () => ({ ready: true, checks: OK }),
    waitingCalls: () => ({ open: 0, kept: 0 }),
  } as const;
  const text = await read(null, sources);
  expect(text).toContain('muddat_gateway_ready 0');
  expect(text).toContain('muddat_build_info{version="none",commit="none",build="none"} 1');
});

test('a request that waits for its backend is in flight until it ends', async () => {
  const gateway = await startGateway();
  const inFlight = async () => /^muddat_gateway_requests_in_flight (\d+)$/m.exec((await gateway.opsBrowser().get('/metrics')).text)?.[1];
  const held: { end(): void }[] = [];
  gateway.backend.respondTo('/installment/v3/store/info/7', (_seen, response) => void held.push(response));
  const answer = gateway.browser().get('/api/installment/v3/store/info/7');
  await expect.poll(inFlight).toBe('1');
  for (const response of held) response.end();
  await answer;
  await expect.poll(inFlight).toBe('0');
  await gateway.close();
});

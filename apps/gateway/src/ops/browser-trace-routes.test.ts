import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('without traces there is no route for spans, and pages do not learn of any', async () => {
  const browser = gateway.browser();
  expect((await browser.post('/api/traces', { spans: [] })).status).toBe(404);
  expect((await browser.get('/ru')).headers['server-timing']).toBeUndefined();
});

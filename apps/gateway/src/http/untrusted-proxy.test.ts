import { expect, test } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { startGateway } from '../testing/start.ts';

test.each([
  ['of two requests with X-Forwarded-For once', {}, { 'x-forwarded-for': '203.0.113.7' }, 1],
  ['of no request without it', {}, {}, 0],
  ['of none if TRUSTED_PROXIES is set', { TRUSTED_PROXIES: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.7' }, 0],
])('the log warns %s', async (_what, env, headers, count) => {
  const gateway = await startGateway(env);
  const browser = createBrowser(gateway.origin);
  for (const path of ['/healthz', '/ru']) await browser.get(path, headers);
  expect(gateway.logs.filter((line) => line.includes('TRUSTED_PROXIES is empty'))).toHaveLength(count);
  expect(gateway.logs.join('')).not.toContain('203.0.113.7');
  await gateway.close();
});

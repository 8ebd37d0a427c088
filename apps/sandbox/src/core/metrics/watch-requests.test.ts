import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { eventStreams, metricsRegistry, requestsInFlight } from './metrics.ts';
import { signInLabels } from './watch-requests.ts';

const sandbox = await openSandbox();
const origin = await sandbox.listen();

test.each([
  ['a right password', { grant_type: 'password' }, 200, { grant: 'password', result: 'ok' }],
  ['a wrong code', { grant_type: 'password', password_type: 'code' }, 422, { grant: 'code', result: 'refused' }],
  ['a ticket', { grant_type: 'password', password_type: 'ticket' }, 200, { grant: 'ticket', result: 'ok' }],
  [
    'an invented type of password',
    { grant_type: 'password', password_type: '998900000001' },
    400,
    { grant: 'password', result: 'refused' },
  ],
  ['a wrong passkey', { grant_type: 'passkey' }, 401, { grant: 'passkey', result: 'refused' }],
  ['a lost database', { grant_type: 'password' }, 500, { grant: 'password', result: 'failed' }],
  ['a guest token', { grant_type: 'client_credentials' }, 200, null],
  ['an invented grant', { grant_type: '998900000001' }, 400, null],
  ['a call without a body', undefined, 400, null],
])('a sign-in is labelled: %s', (_name, body, status, labels) => {
  expect(signInLabels(body, status)).toEqual(labels);
});

test('requests are measured by the pattern of their route, and unknown paths as one', async () => {
  const guest = { authorization: `Bearer ${await sandbox.guestToken()}` };
  await sandbox.app.inject({ url: '/installment/v3/store/info/3', headers: guest });
  await sandbox.app.inject('/nothing/998900000001?phone=998900000001');
  const text = await metricsRegistry.metrics();
  for (const labels of ['route="/installment/v3/store/info/:id",method="GET",status="200"', 'route="unmatched",method="GET",status="404"'])
    expect(text).toContain(`muddat_sandbox_request_seconds_count{${labels}} `);
  expect(text).not.toContain('998900000001');
});

test('an open event stream counts as a stream and as a request in flight until it ends, but not as a slow request', async () => {
  const open = async () => [eventStreams, requestsInFlight].map(async (gauge) => (await gauge.get()).values[0]?.value);
  const readOpen = async () => Promise.all(await open());
  expect(await readOpen()).toEqual([0, 0]);
  const left = new AbortController();
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('+998900000001')}` };
  await fetch(`${origin}/installment/v3/user/events`, { headers, signal: left.signal });
  expect(await readOpen()).toEqual([1, 1]);
  left.abort();
  await expect.poll(readOpen).toEqual([0, 0]);
  expect(await metricsRegistry.metrics()).not.toContain('route="/installment/v3/user/events",method="GET",status="200"');
});

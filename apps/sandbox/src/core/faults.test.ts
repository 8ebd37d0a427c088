import { afterEach, describe, expect, it } from 'vitest';
import { refreshTokens } from '../db/schema/auth.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox();
const origin = await sandbox.listen();
afterEach(() => call('/sandbox/faults', { method: 'DELETE' }));

const call = (path: string, init: RequestInit = {}, timeoutMs = 10_000) =>
  fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
const postJson = (path: string, body: unknown) =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const injectFault = async (fault: object) => {
  const answer = await postJson('/sandbox/faults', [{ operation: 'auth.createToken', ...fault }]);
  expect(answer.status).toBe(200);
};
const signIn = () =>
  postJson('/auth/oauth/token', {
    grant_type: 'password',
    client_id: 'muddat-web',
    client_secret: 'muddat-web-secret',
    username: '+998900000002',
    password: 'Muddat-demo-2',
  });

describe('injected faults', () => {
  it('status: an operation returns the given status the given number of times, then works again', async () => {
    await injectFault({ fault: 'status', status: 503, times: 2 });
    expect([(await signIn()).status, (await signIn()).status, (await signIn()).status]).toEqual([503, 503, 200]);
  });

  it('delay: an operation responds late', async () => {
    await injectFault({ fault: 'delay', ms: 700 });
    const began = performance.now();
    expect((await signIn()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(690);
  });

  it('reset: the connection breaks before the operation runs', async () => {
    await injectFault({ fault: 'reset' });
    const before = await sandbox.db.$count(refreshTokens);
    await expect(signIn()).rejects.toThrow();
    expect(await sandbox.db.$count(refreshTokens)).toBe(before);
  });

  it('after-commit-reset: the operation runs, then the connection breaks without a response', async () => {
    await injectFault({ fault: 'after-commit-reset' });
    const before = await sandbox.db.$count(refreshTokens);
    await expect(signIn()).rejects.toThrow();
    expect(await sandbox.db.$count(refreshTokens)).toBe(before + 1);
  });

  it('hang: an operation never responds', async () => {
    await injectFault({ fault: 'hang' });
    const waited = call('/auth/oauth/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }, 800);
    await expect(waited).rejects.toThrow(/timeout/i);
  });

  it('GET returns the armed faults and the number of calls per operation; DELETE clears both', async () => {
    await injectFault({ fault: 'status', status: 500, times: 3 });
    await signIn();
    const view = await (await call('/sandbox/faults')).json();
    expect(view.faults).toMatchObject([{ operation: 'auth.createToken', fault: 'status', status: 500, times: 2, at: null }]);
    expect(view.reached['auth.createToken']).toBe(1);
    await call('/sandbox/faults', { method: 'DELETE' });
    expect(await (await call('/sandbox/faults')).json()).toEqual({ faults: [], reached: {}, writes: [] });
    expect((await signIn()).status).toBe(200);
  });

  it.each([
    [[{ operation: 'auth.createTokens', fault: 'status' }]],
    [[{ operation: 'auth.createToken', fault: 'explode' }]],
    [[{ operation: 'auth.createToken', fault: 'status', status: 200 }]],
    [[{ operation: 'auth.createToken', fault: 'delay', ms: -1 }]],
    [[{ operation: 'auth.createToken', fault: 'status', time: 1 }]],
  ])('refuses the invalid faults %j with 400', async (faults) => {
    expect((await postJson('/sandbox/faults', faults)).status).toBe(400);
    expect((await (await call('/sandbox/faults')).json()).faults).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

describe('the HTTP frame', () => {
  it.each([
    ['an unknown path', { method: 'GET', url: '/auth/nothing-here' }, 404, 'not_found'],
    ['a path outside the APIs', { method: 'GET', url: '/nothing-here' }, 404, 'not_found'],
    ['a method the path does not have', { method: 'DELETE', url: '/auth/user/profile' }, 405, 'method_not_allowed'],
    ['a call without a token', { method: 'GET', url: '/auth/user/profile' }, 401, 'unauthorized'],
    [
      'a token that is not ours',
      { method: 'GET', url: '/auth/user/profile', headers: { authorization: 'Bearer a.b.c' } },
      401,
      'unauthorized',
    ],
  ] as const)('answers %s with a problem body', async (_what, request, status, code) => {
    const answer = await sandbox.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, request_id: answer.headers['x-request-id'] });
  });
});

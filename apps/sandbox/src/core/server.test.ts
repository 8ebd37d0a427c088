import { describe, expect, it, vi } from 'vitest';
import { findSeededOrder } from '../testing/billing.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox();

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: string, headers: Record<string, string> = json) => ({ method: 'POST', url, payload, headers }) as const;
const sendCode = (body: unknown) => post('/auth/oauth/send-code', JSON.stringify(body));

describe('the HTTP server', () => {
  it.each([
    ['an unknown path', { method: 'GET', url: '/auth/nothing-here' }, 404, 'not_found'],
    ['a path outside the APIs', { method: 'GET', url: '/nothing-here' }, 404, 'not_found'],
    ['a method the path does not have', { method: 'DELETE', url: '/auth/user/profile' }, 405, 'method_not_allowed'],
    ['a call without a token', { method: 'GET', url: '/auth/user/profile' }, 401, 'unauthorized'],
    [
      'a malformed access token',
      { method: 'GET', url: '/auth/user/profile', headers: { authorization: 'Bearer a.b.c' } },
      401,
      'unauthorized',
    ],
    ['truncated JSON', post('/auth/oauth/send-code', '{"phone":'), 400, 'malformed_json'],
    ['a key that would change the prototype', post('/auth/oauth/send-code', '{"__proto__":{}}'), 400, 'malformed_json'],
    ['a missing body', post('/auth/oauth/send-code', ''), 400, 'validation_failed'],
    ['a body that is not an object', post('/auth/oauth/send-code', '[]'), 400, 'validation_failed'],
    ['a body of plain text', post('/auth/oauth/send-code', 'x', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'a form instead of JSON',
      post('/auth/oauth/send-code', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a form with the same field twice',
      post('/auth/oauth/token', 'a=1&a=2', { 'content-type': 'application/x-www-form-urlencoded' }),
      400,
      'validation_failed',
    ],
    ['a body over a megabyte', post('/auth/oauth/send-code', `{"phone":"${'9'.repeat(1_100_000)}"}`), 413, 'body_too_large'],
  ] as const)('refuses %s with its status and problem code, the request id and a Russian message', async (_what, request, status, code) => {
    const answer = await sandbox.app.inject(request);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
    expect(answer.json().message).toMatch(/[А-Яа-я]/);
  });

  it('answers 503 with Retry-After and a sentence when the disk is full', async () => {
    const token = await sandbox.tokenFor('+998900000001');
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    sandbox.faults.add({ operation: 'billing.createPayment', fault: 'disk-full', status: 503, ms: 0, at: 'before-charge' }, 1);
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/billing/v1/api-payments/payment',
      payload: { purpose: 'instalment', order_id: order.id, amount: 5_000, source: { type: 'balance' } },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'disk-full' },
    });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'upstream_unavailable', '60']);
    expect(answer.json().message).toMatch(/[а-я]/);
  });

  it('names the near path in `detail` when a path is in no contract', async () => {
    const answer = await sandbox.app.inject({ url: '/v3/user/orders/all', headers: { 'accept-language': 'uz' } });
    expect(answer.json()).toEqual({
      code: 'not_found',
      message: 'Hech narsa topilmadi',
      request_id: answer.headers['x-request-id'],
      detail: 'No contract has this path. Did you mean /installment/v3/user/orders/all? The reference of all paths is at /docs.',
    });
    const authorization = `Bearer ${await sandbox.tokenFor('+998900000001')}`;
    const missing = await sandbox.app.inject({ url: '/installment/v3/user/order/404', headers: { authorization } });
    expect([missing.statusCode, Object.keys(missing.json())]).toEqual([404, ['code', 'message', 'request_id']]);
  });

  it.each(['/sandbox/nothing', '/docs/nothing'])('answers %s as it hides a tool', async (url) => {
    const answer = await sandbox.app.inject({ url });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ['code', 'message', 'request_id']]);
  });

  it.each([
    [{ purpose: 'sign-in' }, { phone: 'required' }],
    [{ phone: 998_900_000_001, purpose: 'sign-in' }, { phone: 'type' }],
    [{ phone: '900000001', purpose: 'sign-in' }, { phone: 'format' }],
    [{ phone: '+998900000001\n', purpose: 'sign-in' }, { phone: 'format' }],
    [{ phone: '+998900000001', purpose: 'steal' }, { purpose: 'choice' }],
    [{ phone: '+998900000001', purpose: 'sign-in', admin: true }, { admin: 'unknown' }],
  ])('responds to the body %j with 400 and the field errors %j', async (body, fields) => {
    const answer = await sandbox.app.inject(sendCode(body));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  it('names the allowed methods of a path in the header Allow', async () => {
    const answer = await sandbox.app.inject({ method: 'PUT', url: '/auth/user/profile' });
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it.each([
    [undefined, 'Вы не авторизованы'],
    ['ru', 'Вы не авторизованы'],
    ['oz', 'Siz tizimga kirmagansiz'],
    ['uz-UZ,uz;q=0.9,ru;q=0.5', 'Siz tizimga kirmagansiz'],
    ['de', 'Вы не авторизованы'],
  ])('for Accept-Language %s writes the message «%s»', async (language, message) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const answer = await sandbox.app.inject({ method: 'GET', url: '/auth/user/profile', headers });
    expect(answer.json().message).toBe(message);
  });

  it.each([
    ['HEAD', '/auth/oauth/token', 'POST'],
    ['POST', '/installment/v3/user/events', 'GET, HEAD'],
  ] as const)('refuses %s of %s with 405 and Allow: %s', async (method, url, allow) => {
    const answer = await sandbox.app.inject({ method, url });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow]);
  });

  it('reports healthy only while its database can write', async () => {
    const health = async () => {
      const answer = await sandbox.app.inject('/healthz');
      return [answer.statusCode, answer.json(), answer.headers['cache-control']];
    };
    expect(await health()).toEqual([200, { status: 'ok' }, 'no-store']);
    const execute = vi.spyOn(sandbox.db, 'transaction').mockImplementation(() => {
      throw new Error('connection refused');
    });
    expect(await health()).toEqual([503, { status: 'failed' }, 'no-store']);
    execute.mockRestore();
    expect((await health())[0]).toBe(200);
  });

  it('keeps a well-formed request id and replaces a malformed one', async () => {
    const ask = (id: string) => sandbox.app.inject({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id } });
    expect((await ask('gateway-0123456789')).headers['x-request-id']).toBe('gateway-0123456789');
    expect((await ask('<script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('requires the idempotency key of a payment before it validates the body', async () => {
    const token = await sandbox.tokenFor('+998900000001');
    const headers = { ...json, authorization: `Bearer ${token}` };
    const answer = await sandbox.app.inject(post('/billing/v1/api-payments/payment', '{}', headers));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency_key_missing']);
  });

  it.each(['/installment/v3/user/orders/all', '/auth/user/profile'])('refuses a guest at %s with 401', async (url) => {
    const headers = { authorization: `Bearer ${await sandbox.guestToken()}` };
    expect((await sandbox.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
  });

  it('returns public data to a guest, and 401 without a token', async () => {
    const headers = { authorization: `Bearer ${await sandbox.guestToken()}` };
    expect((await sandbox.app.inject({ method: 'GET', url: '/installment/v3/categories', headers })).statusCode).toBe(200);
    expect((await sandbox.app.inject({ method: 'GET', url: '/installment/v3/categories' })).statusCode).toBe(401);
  });
});

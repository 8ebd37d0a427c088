import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { refusalOf } from './errors/refusal.ts';
import { createGatewayClient } from './gateway.ts';
import type { components } from './generated/gateway.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import { json, startTestServer, type TestServer, text } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const gateway = (locale: 'ru' | 'uz' = 'ru') => createGatewayClient({ baseUrl: `${server.url}/api`, locale });

describe('the client of the gateway', () => {
  it('sends X-Requested-With and the language with an operation, but no token', async () => {
    server.answerWith(json(200, { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' }));
    await gateway('uz').sendCode({ phone: '+998900000001', purpose: 'sign-in' }, { headers: { 'X-Bot-Solution': 'abc' } });
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        url: '/api/auth/send-code',
        headers: { 'x-requested-with': 'muddat-web', 'accept-language': 'oz', 'x-bot-solution': 'abc' },
        body: '{"phone":"+998900000001","purpose":"sign-in"}',
      },
    ]);
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('sends no body if the contract has none, and reads an empty response', async () => {
    server.answerWith(json(200, { ended: 2 }), text(204, ''));
    expect(await gateway().endOtherSessions()).toEqual({ ended: 2 });
    expect(await gateway().endSession({ id: 'a/b' })).toBeUndefined();
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/auth/sessions/end-others', ''],
      ['DELETE', '/api/auth/sessions/a%2Fb', ''],
    ]);
  });

  it('rejects with the refusal that the gateway sends: its code and the tries left', async () => {
    server.answerWith(json(422, { code: 'otp_wrong', message: 'Введен неправильный код', tries_left: 4, request_id: 'r1' }));
    const error = await rejectionOf(gateway().login({ strategy: 'customer', phone: '+998900000001', code: '123456' }));
    expect(refusalOf(error)).toMatchObject({ code: 'otp_wrong', triesLeft: 4 });
  });

  it('is typed by the contract', () => {
    const client = gateway();
    expectTypeOf(client.getSession).returns.resolves.toEqualTypeOf<components['schemas']['SessionView']>();
    expectTypeOf(client.endSession).parameter(0).toEqualTypeOf<{ id: string }>();
    expectTypeOf(client.login).toBeCallableWith({ strategy: 'customer', proof: true });
    expectTypeOf(client).not.toHaveProperty('createToken');
  });
});

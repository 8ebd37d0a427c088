import { createHook } from 'node:async_hooks';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authCalls, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const REGISTERED_PHONE = '+998900000001';
const UNREGISTERED_PHONE = '+998911239900';

const sandbox = await openSandbox({ env: { RATE_LIMITS: 'on' } });
const calls = authCalls(sandbox);

let scrypts = 0;
const hook = createHook({
  init: (_id, type) => {
    if (type === 'SCRYPTREQUEST') scrypts += 1;
  },
});
beforeAll(() => void hook.enable());
afterAll(() => void hook.disable());

/**
 * Everything that a caller can learn from a call: the response, and the work as numbers of queries and hashes, since timing is unreliable
 * on a busy machine.
 */
async function observeCall(call: () => Promise<LightMyRequestResponse>) {
  const before = scrypts;
  let answer: LightMyRequestResponse | null = null;
  const queries = await sandbox.queriesOf(async () => {
    answer = await call();
  });
  return { answer: comparableResponse(answer), scrypts: scrypts - before, queries };
}

/** The response without the fields that differ between any two calls. */
function comparableResponse(answer: LightMyRequestResponse | null) {
  const { request_id, masked_phone, ...body } = answer?.json() ?? {};
  const { date, 'x-request-id': id, 'content-length': length, ...headers } = answer?.headers ?? {};
  return { status: answer?.statusCode, body, headers };
}

const wrongCode = async (phone: string) => wrongCodeFor(await calls.lastCode(phone));
const CASES: readonly (readonly [string, (phone: string) => Promise<LightMyRequestResponse>])[] = [
  ['a wrong password', (phone) => calls.password(phone, 'not-the-password')],
  ['a wrong password that could be a code', (phone) => calls.password(phone, '000000')],
  ['requesting a sign-in code', (phone) => calls.sendCode(phone)],
  ['requesting a sign-in call too early', (phone) => calls.sendCode(phone, 'sign-in', 'call')],
  ['a wrong sign-in code', async (phone) => calls.byCode(phone, await wrongCode(phone))],
  ['a wrong code sent as a password', async (phone) => calls.password(phone, await wrongCode(phone))],
  ['requesting a registration code', (phone) => calls.sendCode(phone, 'register')],
  ['a wrong registration code', async (phone) => calls.verify(phone, 'register', '000000')],
  ['requesting a reset code', (phone) => calls.sendCode(phone, 'reset')],
  ['a wrong reset code', (phone) => calls.verify(phone, 'reset', '000000')],
  ['a code that was never sent', (phone) => calls.byCode(`${phone.slice(0, -1)}9`, '123456')],
];

// Ordered tests: the last one uses up the limits.
describe('a registered and an unregistered phone', { shuffle: false }, () => {
  it.each(CASES)('get the same response, and cost the same queries and password hashes, for %s', async (_what, call) => {
    const [known, unknown] = [await observeCall(() => call(REGISTERED_PHONE)), await observeCall(() => call(UNREGISTERED_PHONE))];
    expect(known.answer.status).toBeGreaterThan(0);
    expect(known.queries.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  it('each cost one scrypt hash per checked password', async () => {
    for (const phone of [REGISTERED_PHONE, UNREGISTERED_PHONE])
      expect((await observeCall(() => calls.password(phone, 'again'))).scrypts).toBe(1);
  });

  it('reach the limit of wrong passwords at the same try', async () => {
    for (let i = 0; i < 8; i += 1) {
      const [known, unknown] = [
        await observeCall(() => calls.password(REGISTERED_PHONE, `guess-${i}`)),
        await observeCall(() => calls.password(UNREGISTERED_PHONE, `guess-${i}`)),
      ];
      expect(unknown.answer.status).toBe(known.answer.status);
      expect(unknown.answer.body.code).toBe(known.answer.body.code);
    }
    expect((await calls.password(UNREGISTERED_PHONE, 'guess')).statusCode).toBe(429);
  });
});

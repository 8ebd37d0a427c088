import { createHook } from 'node:async_hooks';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authCalls, otherThan } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const KNOWN = '+998900000001';
const UNKNOWN = '+998911239900';

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
async function seen(call: () => Promise<LightMyRequestResponse>) {
  const before = scrypts;
  let answer: LightMyRequestResponse | null = null;
  const queries = await sandbox.queriesOf(async () => {
    answer = await call();
  });
  return { answer: shown(answer), scrypts: scrypts - before, queries };
}

/** The response without the fields that differ between any two calls. */
function shown(answer: LightMyRequestResponse | null) {
  const { request_id, masked_phone, ...body } = answer?.json() ?? {};
  const { date, 'x-request-id': id, 'content-length': length, ...headers } = answer?.headers ?? {};
  return { status: answer?.statusCode, body, headers };
}

const wrongCode = async (phone: string) => otherThan(await calls.lastCode(phone));
const CASES: readonly (readonly [string, (phone: string) => Promise<LightMyRequestResponse>])[] = [
  ['a wrong password', (phone) => calls.password(phone, 'not-the-password')],
  ['a wrong password that could be a code', (phone) => calls.password(phone, '000000')],
  ['a code to sign in', (phone) => calls.sendCode(phone)],
  ['the same by a call, too early', (phone) => calls.sendCode(phone, 'sign-in', 'call')],
  ['a wrong code', async (phone) => calls.byCode(phone, await wrongCode(phone))],
  ['a wrong code where a password would do', async (phone) => calls.password(phone, await wrongCode(phone))],
  ['a code to register', (phone) => calls.sendCode(phone, 'register')],
  ['a wrong code to register', async (phone) => calls.verify(phone, 'register', '000000')],
  ['a code for a new password', (phone) => calls.sendCode(phone, 'reset')],
  ['a wrong code for a new password', (phone) => calls.verify(phone, 'reset', '000000')],
  ['a code that was never sent', (phone) => calls.byCode(`${phone.slice(0, -1)}9`, '123456')],
];

// Ordered tests: the last one uses up the limits.
describe('whether a phone is registered', { shuffle: false }, () => {
  it.each(CASES)('is not shown by %s: same answer, same queries, same slow work', async (_what, call) => {
    const [known, unknown] = [await seen(() => call(KNOWN)), await seen(() => call(UNKNOWN))];
    expect(known.answer.status).toBeGreaterThan(0);
    expect(known.queries.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  it('is worth a slow hash each time a password is judged', async () => {
    for (const phone of [KNOWN, UNKNOWN]) expect((await seen(() => calls.password(phone, 'again'))).scrypts).toBe(1);
  });

  it('is not shown by the limits either: both phones reach them at the same try', async () => {
    for (let i = 0; i < 8; i += 1) {
      const [known, unknown] = [
        await seen(() => calls.password(KNOWN, `guess-${i}`)),
        await seen(() => calls.password(UNKNOWN, `guess-${i}`)),
      ];
      expect(unknown.answer.status).toBe(known.answer.status);
      expect(unknown.answer.body.code).toBe(known.answer.body.code);
    }
    expect((await calls.password(UNKNOWN, 'guess')).statusCode).toBe(429);
  });
});

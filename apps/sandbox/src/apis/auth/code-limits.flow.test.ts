import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../core/testing.ts';
import { authCalls, otherThan } from './testing.ts';

const MINUTE_MS = 60_000;

let sandbox: TestSandbox;
let calls: ReturnType<typeof authCalls>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  calls = authCalls(sandbox);
});
afterAll(() => sandbox.close());

const advance = (ms: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + ms);

describe('a locked code', () => {
  it('says when it opens, to every call that tries it, and asking again neither hastens nor delays that', async () => {
    const phone = '+998900000012';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone, 'register');
    const wrong = otherThan(await calls.lastCode(phone));
    const last = [];
    for (let i = 0; i < 5; i += 1) last.push((await calls.verify(phone, 'register', wrong)).json());
    expect(last.map(({ code, tries_left }) => `${code} ${tries_left}`)).toEqual([4, 3, 2, 1, 0].map((left) => `otp_wrong ${left}`));
    expect(last.map(({ retry_after }) => retry_after === undefined)).toEqual([true, true, true, true, false]);
    advance(2 * MINUTE_MS);
    const locked = (await calls.verify(phone, 'register', await calls.lastCode(phone))).json();
    expect(locked).toMatchObject({ code: 'otp_locked', message: expect.stringMatching(/через \d+ (?:секунд|минут)/) });
    expect(locked.retry_after).toBeGreaterThan(100);
    expect(locked.retry_after).toBeLessThanOrEqual(180);
    expect((await calls.sendCode(phone, 'register')).json()).toMatchObject({ code: 'rate_limited' });
    advance(locked.retry_after * 1_000);
    expect((await calls.sendCode(phone, 'register')).statusCode).toBe(200);
    expect((await calls.verify(phone, 'register', await calls.lastCode(phone))).statusCode).toBe(200);
  });

  it('of one purpose leaves the others and the password open', async () => {
    const phone = '+998900000014';
    await calls.sendCode(phone);
    for (let i = 0; i < 5; i += 1) await calls.byCode(phone, otherThan(await calls.lastCode(phone)));
    expect((await calls.byCode(phone, await calls.lastCode(phone))).json().code).toBe('otp_locked');
    expect((await calls.password(phone, 'Muddat-demo-14')).statusCode).toBe(200);
    await calls.sendCode(phone, 'reset');
    expect((await calls.verify(phone, 'reset', await calls.lastCode(phone))).statusCode).toBe(200);
  });
});

describe('limits of a phone, in real time', () => {
  it('refuse the eleventh failed sign-in, whether or not the phone is registered, and the right password with it', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const { password } = authCalls(limited);
    for (const phone of ['+998900000001', '+998907654321']) {
      for (let i = 0; i < 10; i += 1) expect((await password(phone, 'wrong')).statusCode).toBe(401);
      const answer = await password(phone, 'Muddat-demo-1');
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    }
    expect((await password('+998900000002', 'Muddat-demo-2')).statusCode).toBe(200);
    await limited.close();
  });

  it('close the way by code after thirty wrong codes in a day, over all its codes, whoever sends them; the password way stays open', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const { sendCode, byCode: enter, verify, lastCode: codeOf, password } = authCalls(limited);
    const phone = '+998900000001';
    const purposes = ['sign-in', 'register', 'reset'] as const;
    const tryOne = async (purpose: (typeof purposes)[number], code: string | null) =>
      purpose === 'sign-in' ? enter(phone, code) : verify(phone, purpose, code);
    let wrong = 0;
    for (const purpose of [...purposes, ...purposes]) {
      limited.clock.setOffset(limited.clock.offsetMs() + 10 * MINUTE_MS);
      await sendCode(phone, purpose);
      const guess = otherThan(await codeOf(phone));
      const answers = await Promise.all(Array.from({ length: 8 }, () => tryOne(purpose, guess)));
      wrong += answers.filter((answer) => answer.json().code === 'otp_wrong').length;
    }
    expect(wrong).toBe(30);
    limited.clock.setOffset(limited.clock.offsetMs() + 10 * MINUTE_MS);
    const refused = await sendCode(phone);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(refused.json().retry_after).toBeGreaterThan(80_000);
    const locked = await verify(phone, 'reset', '123456');
    expect(locked.json()).toMatchObject({ code: 'otp_locked', retry_after: expect.any(Number) });
    expect((await password(phone, 'Muddat-demo-1')).statusCode).toBe(200);
    await sendCode('+998900000002');
    expect((await enter('+998900000002', await codeOf('+998900000002'))).statusCode).toBe(200);
    const token = await limited.tokenFor(phone);
    const own = await authCalls(limited).as(token, 'POST', '/user/code', { purpose: 'password' });
    expect(own.statusCode).toBe(200);
    await limited.close();
  });

  it('of wrong passwords hold against fifty at once, and leave the way by code open', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const { password, sendCode, byCode: enter, lastCode: codeOf } = authCalls(limited);
    const phone = '+998900000001';
    const answers = await Promise.all(Array.from({ length: 50 }, (_value, index) => password(phone, `guess-${index}`)));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(40);
    await sendCode(phone);
    expect((await enter(phone, await codeOf(phone))).statusCode).toBe(200);
    await limited.close();
  });
});

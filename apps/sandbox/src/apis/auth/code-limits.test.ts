import { like, or } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../db/schema/auth.ts';
import { authCalls, signClientId, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const MINUTE_MS = 60_000;

const sandbox = await openSandbox();
const calls = authCalls(sandbox);

/** Enters wrong codes, five for each code sent. Returns how many of them were checked. */
async function guessCodes(at: TestSandbox, by: ReturnType<typeof authCalls>, phone: string, tries: number): Promise<number> {
  let judged = 0;
  for (let n = 0; n < tries; n += 1) {
    if (n % 5 === 0) {
      at.clock.setOffset(at.clock.offsetMs() + 10 * MINUTE_MS);
      await by.sendCode(phone, 'reset');
    }
    if ((await by.verify(phone, 'reset', wrongCodeFor(await by.lastCode(phone)))).json().code === 'otp_wrong') judged += 1;
  }
  return judged;
}

async function clearCodeHistory({ db }: TestSandbox): Promise<void> {
  await db.delete(rateEvents).where(or(like(rateEvents.bucket, 'code:%'), like(rateEvents.bucket, 'code-pair:%')));
}

const advance = (ms: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + ms);

describe('a locked code', () => {
  it('is refused with `retry_after`, and a new code can be requested only after that time', async () => {
    const phone = '+998900000012';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone, 'register');
    const wrong = wrongCodeFor(await calls.lastCode(phone));
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

  it('for sign-in does not block the password or a code for a reset', async () => {
    const phone = '+998900000014';
    await calls.sendCode(phone);
    for (let i = 0; i < 5; i += 1) await calls.byCode(phone, wrongCodeFor(await calls.lastCode(phone)));
    expect((await calls.byCode(phone, await calls.lastCode(phone))).json().code).toBe('otp_locked');
    expect((await calls.password(phone, 'Muddat-demo-14')).statusCode).toBe(200);
    await calls.sendCode(phone, 'reset');
    expect((await calls.verify(phone, 'reset', await calls.lastCode(phone))).statusCode).toBe(200);
  });
});

describe('the rate limits of a phone, counted by the real clock,', () => {
  let limited: TestSandbox;
  beforeAll(async () => {
    limited = await createTestSandbox({ RATE_LIMITS: 'on' });
  });
  // Each test starts without counted events and without a valid code.
  beforeEach(async () => {
    await limited.db.delete(rateEvents);
    limited.clock.setOffset(limited.clock.offsetMs() + 10 * MINUTE_MS);
  });
  afterAll(() => limited.close());

  it('refuse any password after ten failed sign-ins, whether or not the phone is registered', async () => {
    const { password } = authCalls(limited);
    for (const phone of ['+998900000001', '+998907654321']) {
      for (let i = 0; i < 10; i += 1) expect((await password(phone, 'wrong')).statusCode).toBe(401);
      const answer = await password(phone, 'Muddat-demo-1');
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    }
    expect((await password('+998900000002', 'Muddat-demo-2')).statusCode).toBe(200);
  });

  it('let a stranger have only eight of thirty wrong codes checked; the customer still signs in by code', async () => {
    const phone = '+998900000001';
    const stranger = authCalls(limited, signClientId('new.stranger.far'));
    const judged = await guessCodes(limited, stranger, phone, 30);
    expect(judged).toBe(8);
    const refused = await stranger.sendCode(phone);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    const customer = authCalls(limited, signClientId('new.mine.home'));
    await customer.sendCode(phone);
    expect((await customer.byCode(phone, await customer.lastCode(phone))).statusCode).toBe(200);
  });

  it('refuse codes to unknown browsers after forty wrong codes in a day, but not to a known browser', async () => {
    const phone = '+998900000001';
    let wrong = 0;
    for (let n = 0; n < 7; n += 1) {
      // Clears the hourly counters of sent codes, but not the daily ones of wrong codes.
      await clearCodeHistory(limited);
      wrong += await guessCodes(limited, authCalls(limited, signClientId(`new.stranger${n}.network${n}`)), phone, 10);
    }
    expect(wrong).toBe(40);
    const late = authCalls(limited, signClientId('new.late.elsewhere'));
    const refused = await late.sendCode(phone);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(refused.json().retry_after).toBeGreaterThan(80_000);
    expect((await late.verify(phone, 'reset', '123456')).json()).toMatchObject({ code: 'otp_locked', retry_after: expect.any(Number) });
    expect((await late.password(phone, 'Muddat-demo-1')).statusCode).toBe(200);
    const known = authCalls(limited, signClientId('known.mine.home'));
    await known.sendCode(phone);
    expect((await known.byCode(phone, await known.lastCode(phone))).statusCode).toBe(200);
    await late.sendCode('+998900000002');
    expect((await late.byCode('+998900000002', await late.lastCode('+998900000002'))).statusCode).toBe(200);
    const own = await late.as(await limited.tokenFor(phone), 'POST', '/user/code', { purpose: 'password' });
    expect(own.statusCode).toBe(200);
  });

  it('keep a code valid in the browser that requested it while another browser guesses and resends', async () => {
    const phone = '+998900000002';
    const customer = authCalls(limited, signClientId('new.mine.home'));
    expect((await customer.sendCode(phone)).statusCode).toBe(200);
    const code = await customer.lastCode(phone);
    const stranger = authCalls(limited, signClientId('new.stranger.far'));
    expect((await stranger.byCode(phone, code)).json().code).toBe('otp_expired');
    expect((await stranger.sendCode(phone)).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) await stranger.byCode(phone, wrongCodeFor(code));
    // The customer's browser has moved to another network.
    const moved = authCalls(limited, signClientId('new.mine.train'));
    expect((await moved.byCode(phone, code)).statusCode).toBe(200);
  });

  it.each([
    ['signed with another secret', signClientId('known.mine.home', 'another-secret-16')],
    ['tampered with', signClientId('new.mine.home').replace('new', 'known')],
    ['malformed', 'known'],
  ])('treat a client id that is %s like a missing one', async (_what, from) => {
    const phone = '+998900000001';
    for (let n = 0; n < 10; n += 1) await authCalls(limited).password(phone, 'wrong');
    expect((await authCalls(limited, from).password(phone, 'Muddat-demo-1')).statusCode).toBe(429);
    expect((await authCalls(limited, signClientId('known.mine.home')).password(phone, 'Muddat-demo-1')).statusCode).toBe(200);
  });

  it('let ten of fifty concurrent wrong passwords be checked and refuse the rest; sign-in by code still works', async () => {
    const { password, sendCode, byCode: enter, lastCode: codeOf } = authCalls(limited);
    const phone = '+998900000001';
    const answers = await Promise.all(Array.from({ length: 50 }, (_value, index) => password(phone, `guess-${index}`)));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(40);
    await sendCode(phone);
    expect((await enter(phone, await codeOf(phone))).statusCode).toBe(200);
  });
});

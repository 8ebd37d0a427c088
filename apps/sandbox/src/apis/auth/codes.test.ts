import { describe, expect, it } from 'vitest';
import { listSmsMessages } from '../../core/sms.ts';
import { sentCodes } from '../../db/schema/auth.ts';
import { authCalls, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const MINUTE_MS = 60_000;

const sandbox = await openSandbox();
const calls = authCalls(sandbox);

const advance = (ms: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + ms);
const lastCode = async (phone: string) => (await listSmsMessages(sandbox.db, phone, 1))[0]?.code ?? null;
const byCode = (phone: string, code: string) => calls.password(phone, code, { password_type: 'code' });

describe('one-time codes', () => {
  it('sign in once: a used code is refused', async () => {
    const phone = '+998900000001';
    advance(10 * MINUTE_MS);
    const sent = await calls.sendCode(phone);
    expect(sent.json()).toEqual({ length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' });
    const code = await lastCode(phone);
    expect(code).toMatch(/^[0-9]{6}$/);
    expect((await byCode(phone, String(code))).statusCode).toBe(200);
    expect((await byCode(phone, String(code))).json().code).toBe('otp_expired');
  });

  it('sign in even if `password_type` is omitted', async () => {
    const phone = '+998900000001';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    expect((await calls.password(phone, String(await lastCode(phone)))).statusCode).toBe(200);
  });

  it('get the same responses for an unregistered phone as for a registered one', async () => {
    const [known, unknown] = ['+998900000002', '+998907654321'];
    const [a, b] = [await calls.sendCode(known), await calls.sendCode(unknown)];
    expect([b.statusCode, Object.keys(b.json())]).toEqual([a.statusCode, Object.keys(a.json())]);
    expect(await lastCode(unknown)).toMatch(/^[0-9]{6}$/);
    const early = await Promise.all([calls.sendCode(known), calls.sendCode(unknown)]);
    expect(early.map((answer) => answer.json().code)).toEqual(['resend_too_early', 'resend_too_early']);
    const wrong = [await byCode(known, wrongCodeFor(await lastCode(known))), await byCode(unknown, wrongCodeFor(await lastCode(unknown)))];
    expect(wrong.map((answer) => [answer.statusCode, answer.json().code, answer.json().tries_left])).toEqual([
      [422, 'otp_wrong', 4],
      [422, 'otp_wrong', 4],
    ]);
  });

  it('can be resent after 60 seconds of the business clock, which voids the old code', async () => {
    const phone = '+998900000003';
    await calls.sendCode(phone);
    const old = String(await lastCode(phone));
    advance(30_000);
    const early = await calls.sendCode(phone);
    expect(early.statusCode).toBe(429);
    expect(early.json().resend_after).toBeLessThanOrEqual(30);
    expect(early.headers['retry-after']).toBe(String(early.json().resend_after));
    advance(30_000);
    expect((await calls.sendCode(phone)).statusCode).toBe(200);
    const next = String(await lastCode(phone));
    if (next !== old) expect((await byCode(phone, old)).json().code).toBe('otp_wrong');
    expect((await byCode(phone, next)).statusCode).toBe(200);
  });

  it('cost no try if an earlier message had them, until they would have expired; the answer says so', async () => {
    const phone = '+998900000002';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    const old = String(await lastCode(phone));
    advance(MINUTE_MS);
    await calls.sendCode(phone);
    const next = String(await lastCode(phone));
    const unlike = [old, next].includes('111111') ? '222222' : '111111';
    for (let times = 0; times < 6; times += 1) {
      expect((await byCode(phone, old)).json()).toMatchObject({
        code: 'otp_wrong',
        message: expect.stringContaining('из прошлого сообщения'),
        tries_left: 5,
        previous_code: true,
      });
    }
    const wrong = (await byCode(phone, unlike)).json();
    expect([wrong.tries_left, wrong.previous_code]).toEqual([4, undefined]);
    advance(4 * MINUTE_MS);
    const expired = (await byCode(phone, old)).json();
    expect([expired.tries_left, expired.previous_code]).toEqual([3, undefined]);
    expect((await byCode(phone, next)).statusCode).toBe(200);
  });

  it('of another purpose cost a try, also if an earlier message had them', async () => {
    const phone = '+998900000002';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    const old = String(await lastCode(phone));
    advance(MINUTE_MS);
    await calls.sendCode(phone);
    await calls.sendCode(phone, 'reset');
    const refused = (await calls.verify(phone, 'reset', old)).json();
    expect([refused.code, refused.tries_left, refused.previous_code]).toEqual(['otp_wrong', 4, undefined]);
  });

  it('are stored as hashes', async () => {
    const phone = '+998900000002';
    await sandbox.db.delete(sentCodes);
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    const stored = await sandbox.db.select().from(sentCodes);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(await lastCode(phone));
  });

  it('expire after five minutes', async () => {
    const phone = '+998900000003';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    advance(5 * MINUTE_MS);
    expect((await byCode(phone, String(await lastCode(phone)))).json().code).toBe('otp_expired');
  });

  it('lock after five wrong tries, counted across a resend, until the code has expired', async () => {
    const phone = '+998900000003';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    const wrong = wrongCodeFor(await lastCode(phone));
    const tries = [];
    for (let i = 0; i < 3; i += 1) tries.push((await byCode(phone, wrong)).json().tries_left);
    advance(MINUTE_MS);
    await calls.sendCode(phone);
    const again = wrongCodeFor(await lastCode(phone));
    for (let i = 0; i < 2; i += 1) tries.push((await byCode(phone, again)).json().tries_left);
    expect(tries).toEqual([4, 3, 2, 1, 0]);
    expect((await byCode(phone, String(await lastCode(phone)))).json().code).toBe('otp_locked');
    advance(MINUTE_MS);
    expect((await calls.sendCode(phone)).json().code).toBe('rate_limited');
    advance(5 * MINUTE_MS);
    expect((await calls.sendCode(phone)).statusCode).toBe(200);
    expect((await byCode(phone, String(await lastCode(phone)))).statusCode).toBe(200);
  });

  it('are sent once for ten concurrent requests, and checked five times for ten concurrent wrong tries', async () => {
    const phone = '+998900000002';
    advance(10 * MINUTE_MS);
    const sent = await Promise.all(Array.from({ length: 10 }, () => calls.sendCode(phone)));
    expect(sent.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const wrong = wrongCodeFor(await lastCode(phone));
    const tried = await Promise.all(Array.from({ length: 10 }, () => byCode(phone, wrong)));
    expect(tried.filter((answer) => answer.json().code === 'otp_wrong')).toHaveLength(5);
    expect(tried.filter((answer) => answer.json().code === 'otp_locked')).toHaveLength(5);
  });

  it('are sent and refused in the language of `Accept-Language`', async () => {
    const phone = '+998900000001';
    advance(10 * MINUTE_MS);
    const headers = { 'accept-language': 'oz' };
    const request = { method: 'POST', url: '/auth/oauth/send-code', headers, payload: { phone, purpose: 'sign-in' } } as const;
    await sandbox.app.inject(request);
    expect((await listSmsMessages(sandbox.db, phone, 1))[0]?.text).toContain('hech kimga');
    expect((await sandbox.app.inject(request)).json().message).toContain('soniyadan keyin');
  });

  it('can be requested and used after the business clock was set back by 30 days', async () => {
    const phone = '+998900000001';
    advance(30 * 24 * 60 * MINUTE_MS);
    await calls.sendCode(phone);
    sandbox.clock.setOffset(0);
    expect((await calls.sendCode(phone)).statusCode).toBe(200);
    expect((await byCode(phone, String(await lastCode(phone)))).statusCode).toBe(200);
  });
});

describe('a code by phone call', () => {
  it.each([
    [
      'ru',
      /^Здравствуйте\. Это робот Muddat\. Ваш код для входа: (?:[0-9], ){5}[0-9]\. Повторяю: (?:[0-9], ){5}[0-9]\. Никому его не сообщайте\.$/,
    ],
    [
      'oz',
      /^Assalomu alaykum\. Bu Muddat roboti\. Sizning kirish uchun kodingiz: (?:[0-9], ){5}[0-9]\. Takrorlayman: (?:[0-9], ){5}[0-9]\. Uni hech kimga aytmang\.$/,
    ],
  ])('is read out digit by digit in %s, and signs in', async (language, words) => {
    const phone = '+998900000001';
    advance(10 * MINUTE_MS);
    const payload = { phone, purpose: 'sign-in', channel: 'call' };
    const url = '/auth/oauth/send-code';
    const sent = await sandbox.app.inject({ method: 'POST', url, headers: { 'accept-language': language }, payload });
    expect([sent.statusCode, sent.json().resend_after]).toEqual([200, 60]);
    const [message] = await listSmsMessages(sandbox.db, phone, 1);
    expect(message).toMatchObject({ channel: 'call', text: expect.stringMatching(words) });
    expect(message?.text.replaceAll(', ', '')).toContain(String(message?.code));
    expect((await byCode(phone, String(message?.code))).statusCode).toBe(200);
  });

  it('shares the resend countdown with SMS, and voids the previous code', async () => {
    const phone = '+998900000002';
    advance(10 * MINUTE_MS);
    await calls.sendCode(phone);
    const first = String(await lastCode(phone));
    expect((await calls.sendCode(phone, 'sign-in', 'call')).json()).toMatchObject({ code: 'resend_too_early' });
    advance(MINUTE_MS);
    expect((await calls.sendCode(phone, 'sign-in', 'call')).statusCode).toBe(200);
    expect((await calls.sendCode(phone)).json()).toMatchObject({ code: 'resend_too_early' });
    const second = String(await lastCode(phone));
    if (first !== second) expect((await byCode(phone, first)).json().code).toBe('otp_wrong');
    expect((await byCode(phone, second)).statusCode).toBe(200);
  });
});

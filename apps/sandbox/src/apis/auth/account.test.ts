import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSmsMessages } from '../../core/sms.ts';
import { authCalls, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

const MINUTE_MS = 60_000;
const NEXT = 'daryo-boʻyida-tol';

const sandbox = await openSandbox();
const calls = authCalls(sandbox);
beforeEach(() => sandbox.clock.setOffset(sandbox.clock.offsetMs() + 10 * MINUTE_MS));

const signIn = async (phone: string, password: string) => (await calls.password(phone, password)).json();
const statusOrError = (answer: { statusCode: number; body: string; json(): { code?: string } }) =>
  answer.body === '' ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().code}`;
const isTokenValid = async (tokens: { access_token: string }) => (await calls.profile(tokens.access_token)).statusCode === 200;

describe('a change of password', () => {
  const phone = '+998900000001';
  const change = (token: string, body: object) => calls.as(token, 'PUT', '/user/password', body);
  const code = async (token: string) => {
    expect((await calls.as(token, 'POST', '/user/code', { purpose: 'password' })).statusCode).toBe(200);
    return calls.lastCode(phone);
  };

  beforeAll(async () => {
    const mine = await signIn(phone, 'Muddat-demo-1');
    expect((await change(mine.access_token, { current_password: 'Muddat-demo-1', password: NEXT })).statusCode).toBe(204);
  });

  it('with the current password ends all other sessions, access tokens included, but not the current one', async () => {
    const own = '+998900000015';
    const [mine, other] = [await signIn(own, 'Muddat-demo-15'), await signIn(own, 'Muddat-demo-15')];
    const stranger = await signIn('+998900000014', 'Muddat-demo-14');
    const done = await change(mine.access_token, { current_password: 'Muddat-demo-15', password: NEXT });
    expect([done.statusCode, done.body]).toEqual([204, '']);
    expect([await isTokenValid(mine), await isTokenValid(other), await isTokenValid(stranger)]).toEqual([true, false, true]);
    expect(statusOrError(await calls.refresh(other.refresh_token))).toBe('401 unauthorized');
    expect((await calls.refresh(mine.refresh_token)).statusCode).toBe(200);
    expect(statusOrError(await calls.password(own, 'Muddat-demo-15'))).toBe('401 invalid_credentials');
    expect((await calls.password(own, NEXT)).statusCode).toBe(200);
    expect((await listSmsMessages(sandbox.db, own, 1))[0]?.text).toContain('пароль изменён');
  });

  it('with a code ends all other sessions, and the code works once', async () => {
    const [mine, other] = [await signIn(phone, NEXT), await signIn(phone, NEXT)];
    const proof = await code(mine.access_token);
    const wrong = await change(mine.access_token, { code: wrongCodeFor(proof), password: 'tol-daryo-boʻyida' });
    expect(wrong.json()).toMatchObject({ code: 'otp_wrong', fields: { code: 'otp_wrong' }, tries_left: 4 });
    expect(statusOrError(await change(mine.access_token, { code: proof, password: 'tol-daryo-boʻyida' }))).toBe('204');
    expect([await isTokenValid(mine), await isTokenValid(other)]).toEqual([true, false]);
    const again = await change(mine.access_token, { code: proof, password: 'yana-bir-yangisi' });
    expect(again.json()).toMatchObject({ code: 'otp_expired', fields: { code: 'otp_expired' } });
    expect((await change(mine.access_token, { current_password: 'tol-daryo-boʻyida', password: NEXT })).statusCode).toBe(204);
  });

  it.each([
    ['neither the current password nor a code', {}, '400 validation_failed', { current_password: 'required' }],
    ['both the current password and a code', { current_password: NEXT, code: '123456' }, '400 validation_failed', { code: 'unknown' }],
    ['a wrong current password', { current_password: 'nope' }, '422 password_wrong', { current_password: 'password_wrong' }],
    ['the current password as the new one', { current_password: NEXT, password: NEXT }, '422 password_same', { password: 'password_same' }],
    ['an easy new password', { current_password: NEXT, password: 'karimova' }, '422 validation_failed', { password: 'password-weak' }],
  ])('is refused with %s', async (_what, body, answer, fields) => {
    const mine = await signIn(phone, NEXT);
    const refused = await change(mine.access_token, { password: 'boshqa-bir-soʻz', ...body });
    expect([statusOrError(refused), refused.json().fields]).toEqual([answer, fields]);
    expect(await isTokenValid(mine)).toBe(true);
  });

  it('to the same password is refused with `password_same` only after a valid proof, and the code stays valid', async () => {
    const mine = await signIn(phone, NEXT);
    expect(statusOrError(await change(mine.access_token, { current_password: 'nope', password: NEXT }))).toBe('422 password_wrong');
    const proof = await code(mine.access_token);
    expect(statusOrError(await change(mine.access_token, { code: wrongCodeFor(proof), password: NEXT }))).toBe('422 otp_wrong');
    expect(statusOrError(await change(mine.access_token, { code: proof, password: NEXT }))).toBe('422 password_same');
    expect(statusOrError(await change(mine.access_token, { code: proof, password: 'tol-daryo-boʻyida' }))).toBe('204');
    expect(statusOrError(await change(mine.access_token, { current_password: 'tol-daryo-boʻyida', password: NEXT }))).toBe('204');
  });

  it('succeeds once in ten concurrent requests with the same current password', async () => {
    const mine = await signIn(phone, NEXT);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_value, index) =>
        change(mine.access_token, { current_password: NEXT, password: `tol-daryo-boʻyida-${index}` }),
      ),
    );
    const done = answers.findIndex((answer) => answer.statusCode === 204);
    expect(answers.map(statusOrError).sort()).toEqual(['204', ...Array.from({ length: 9 }, () => '422 password_wrong')]);
    const back = { current_password: `tol-daryo-boʻyida-${done}`, password: NEXT };
    expect(statusOrError(await change(mine.access_token, back))).toBe('204');
  });

  it('is limited to ten wrong current passwords; failed sign-ins do not count', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const own = authCalls(limited);
    const mine = (await own.password(phone, 'Muddat-demo-1')).json();
    for (let i = 0; i < 10; i += 1) await own.password(phone, 'wrong');
    const guess = (current_password: string) =>
      own.as(mine.access_token, 'PUT', '/user/password', { current_password, password: 'tol-daryo-boʻyida' });
    const guesses = await Promise.all(Array.from({ length: 12 }, (_value, index) => guess(`guess-${index}`)));
    expect(guesses.map(statusOrError).sort()).toEqual([
      ...Array.from({ length: 10 }, () => '422 password_wrong'),
      '429 rate_limited',
      '429 rate_limited',
    ]);
    expect(statusOrError(await guess('Muddat-demo-1'))).toBe('429 rate_limited');
    await limited.close();
  });
});

describe('a change of phone', () => {
  const old = '+998900000002';
  const fresh = '+998913334455';
  const change = (token: string, body: object) => calls.as(token, 'PUT', '/user/phone', body);
  const proofs = async (token: string, phone = fresh) => {
    expect((await calls.as(token, 'POST', '/user/code', { purpose: 'phone' })).statusCode).toBe(200);
    expect((await calls.as(token, 'POST', '/user/phone/code', { phone })).statusCode).toBe(200);
    return { code: String(await calls.lastCode(old)), new_code: String(await calls.lastCode(phone)), phone };
  };

  it('requires a code from both phones; a wrong one costs only its own tries; afterwards only the new phone signs in', async () => {
    const { access_token: token } = await signIn(old, 'Muddat-demo-2');
    const right = await proofs(token);
    const wrongNew = await change(token, { ...right, new_code: wrongCodeFor(right.new_code) });
    expect(wrongNew.json()).toMatchObject({ code: 'otp_wrong', fields: { new_code: 'otp_wrong' }, tries_left: 4 });
    const wrongOld = await change(token, { ...right, code: wrongCodeFor(right.code) });
    expect(wrongOld.json()).toMatchObject({ code: 'otp_wrong', fields: { code: 'otp_wrong' }, tries_left: 4 });
    const both = await change(token, { ...right, code: wrongCodeFor(right.code), new_code: wrongCodeFor(right.new_code) });
    expect(both.json()).toMatchObject({ code: 'otp_wrong', fields: { code: 'otp_wrong', new_code: 'otp_wrong' }, tries_left: 3 });

    const done = await change(token, right);
    expect([done.statusCode, done.json().user]).toMatchObject([200, { id: 'cus_0002', phone: fresh }]);
    expect((await calls.profile(token)).json().user.phone).toBe(fresh);
    expect((await calls.password(fresh, 'Muddat-demo-2')).statusCode).toBe(200);
    expect((await calls.password(old, 'Muddat-demo-2')).statusCode).toBe(401);
    expect((await listSmsMessages(sandbox.db, old, 1))[0]?.text).toContain('этому номеру отключён');
    expect(statusOrError(await change(token, { ...right, phone: '+998913334466' }))).toBe('422 otp_expired');
  });

  it('frees the old phone for a new registration', async () => {
    const [left, next] = ['+998900000016', '+998913334456'];
    const { access_token: token } = await signIn(left, 'Muddat-demo-16');
    await calls.as(token, 'POST', '/user/code', { purpose: 'phone' });
    await calls.as(token, 'POST', '/user/phone/code', { phone: next });
    const codes = { code: await calls.lastCode(left), new_code: await calls.lastCode(next) };
    expect((await change(token, { phone: next, ...codes })).statusCode).toBe(200);
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 10 * MINUTE_MS);
    await calls.sendCode(left, 'register');
    const { ticket, registered } = (await calls.verify(left, 'register', await calls.lastCode(left))).json();
    expect(registered).toBe(false);
    const made = await calls.post('/user/register', { ticket, name: 'Otabek', birthdate: '1990-05-05', password: NEXT });
    expect(made.statusCode).toBe(201);
  });

  it('to a registered phone: the code request gets the usual response, the phone only a notice without a code', async () => {
    const { access_token: token } = await signIn('+998900000003', 'Muddat-demo-3');
    const sent = await calls.as(token, 'POST', '/user/phone/code', { phone: '+998900000011' });
    expect([sent.statusCode, sent.json()]).toEqual([200, { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****11' }]);
    const [message] = await listSmsMessages(sandbox.db, '+998900000011', 1);
    expect([message?.code, message?.text]).toEqual([null, expect.stringContaining('уже привязан')]);
    await calls.as(token, 'POST', '/user/code', { purpose: 'phone' });
    const tried = await change(token, { phone: '+998900000011', code: await calls.lastCode('+998900000003'), new_code: '123456' });
    expect(tried.json()).toMatchObject({ code: 'otp_wrong', fields: { new_code: 'otp_wrong' }, tries_left: 4 });
  });

  it('refuses a code of the new phone that another customer requested', async () => {
    const phone = '+998913334477';
    const asked = await signIn('+998900000011', 'Muddat-demo-11');
    await calls.as(asked.access_token, 'POST', '/user/phone/code', { phone });
    const newCode = await calls.lastCode(phone);
    const thief = await signIn('+998900000012', 'Muddat-demo-12');
    await calls.as(thief.access_token, 'POST', '/user/code', { purpose: 'phone' });
    const tried = await change(thief.access_token, { phone, code: await calls.lastCode('+998900000012'), new_code: newCode });
    expect(tried.json()).toMatchObject({ code: 'otp_expired', fields: { new_code: 'otp_expired' } });
  });

  it('to the current phone is refused', async () => {
    const { access_token: token } = await signIn('+998900000003', 'Muddat-demo-3');
    const same = await change(token, { phone: '+998900000003', code: '123456', new_code: '123456' });
    expect([statusOrError(same), same.json().fields]).toEqual(['422 validation_failed', { phone: 'phone-own' }]);
  });

  it('concurrent with a registration of the new phone leaves the phone with one customer', async () => {
    const phone = '+998913334488';
    const { access_token: token } = await signIn('+998900000013', 'Muddat-demo-13');
    await calls.as(token, 'POST', '/user/code', { purpose: 'phone' });
    await calls.as(token, 'POST', '/user/phone/code', { phone });
    const body = { phone, code: await calls.lastCode('+998900000013'), new_code: await calls.lastCode(phone) };
    const ticket = await calls.ticketOf(phone, 'register');
    const person = { ticket, name: 'Otabek', birthdate: '1990-05-05', password: NEXT };
    const answers = await Promise.all([change(token, body), calls.post('/user/register', person)]);
    expect([
      ['200 undefined', '409 already_registered'],
      ['422 otp_expired', '201 undefined'],
    ]).toContainEqual(answers.map(statusOrError));
  });
});

describe('codes for changes of password and phone', () => {
  it('require a customer: a guest or an invalid token gets 401', async () => {
    for (const token of [await sandbox.guestToken(), 'none']) {
      for (const [method, url, body] of [
        ['POST', '/user/code', { purpose: 'password' }],
        ['PUT', '/user/password', { password: NEXT, code: '123456' }],
        ['POST', '/user/phone/code', { phone: '+998913334499' }],
        ['PUT', '/user/phone', { phone: '+998913334499', code: '123456', new_code: '123456' }],
      ] as const)
        expect(statusOrError(await calls.as(token, method, url, body))).toBe('401 unauthorized');
    }
  });

  it('do not sign in, and sign-in codes do not change the password', async () => {
    const phone = '+998900000014';
    const { access_token: token } = await signIn(phone, 'Muddat-demo-14');
    await calls.as(token, 'POST', '/user/code', { purpose: 'password' });
    expect(statusOrError(await calls.byCode(phone, await calls.lastCode(phone)))).toBe('422 otp_expired');
    await calls.sendCode(phone);
    const body = { code: await calls.lastCode(phone), password: NEXT };
    expect(statusOrError(await calls.as(token, 'PUT', '/user/password', body))).toBe('422 otp_wrong');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { customers, proofTickets } from '../../db/schema/auth.ts';
import { authCalls, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const MINUTE_MS = 60_000;
const NEW_CUSTOMER = { name: 'Nigora Ergasheva', birthdate: '1996-04-12', password: 'daryo-boʻyida-tol' };
const TEN_ATTEMPTS = Array.from({ length: 10 });

const sandbox = await openSandbox();
const calls = authCalls(sandbox);

const advance = (ms: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + ms);
let number = 0;
/** A phone that nobody has used in these tests. */
const freshPhone = () => `+9989112${String(number++).padStart(5, '0')}`;
const register = (ticket: string, more: object = {}) => calls.post('/user/register', { ...NEW_CUSTOMER, ticket, ...more });
const statuses = (answers: readonly { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => [answer.statusCode, answer.json().code ?? null].join(' ')).sort();

// Ordered tests: each needs the customers and clock that the previous one left.
describe('registration, tickets and new passwords', { shuffle: false }, () => {
  describe('registration', () => {
    it('exchanges a code for a ticket, and the ticket for a signed-in customer', async () => {
      const phone = freshPhone();
      expect((await calls.sendCode(phone, 'register')).statusCode).toBe(200);
      const verified = await calls.verify(phone, 'register', await calls.lastCode(phone));
      expect([verified.statusCode, verified.json()]).toEqual([200, { ticket: expect.any(String), expires_in: 900, registered: false }]);
      const made = await register(verified.json().ticket, { name: '  Nigora \n Ergasheva ' });
      expect(made.statusCode).toBe(201);
      const { user } = (await calls.profile(made.json().access_token)).json();
      expect(user).toMatchObject({ name: 'Nigora Ergasheva', birthdate: '1996-04-12', phone, scope: ['customer'] });
      expect((await calls.refresh(made.json().refresh_token)).statusCode).toBe(200);
      expect((await calls.password(phone, NEW_CUSTOMER.password)).statusCode).toBe(200);
    });

    it('creates a customer without a limit or orders, with an empty balance', async () => {
      const phone = freshPhone();
      const { access_token } = (await register(await calls.ticketOf(phone, 'register'))).json();
      const get = (url: string) => sandbox.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${access_token}` } });
      expect((await get('/installment/v3/user/limit')).json().data).toMatchObject({ status: 'not_created', amount: 0 });
      expect((await get('/installment/v3/user/orders/all')).json().data).toEqual([]);
      const balance = '/billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance';
      expect((await get(balance)).json().data).toMatchObject([{ amount: 0 }]);
    });

    it('starts at the sign-in of an unregistered phone: the right code returns a ticket, a wrong code does not', async () => {
      const phone = freshPhone();
      await calls.sendCode(phone);
      const code = await calls.lastCode(phone);
      expect((await calls.byCode(phone, wrongCodeFor(code))).json().code).toBe('otp_wrong');
      const answer = await calls.byCode(phone, code);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'registration_needed', expires_in: 900 }]);
      expect((await calls.byCode(phone, code)).json().code).toBe('otp_expired');
      expect((await register(answer.json().ticket)).statusCode).toBe(201);
    });

    it.each([
      ['an empty name', { name: ' \u0001 ' }, { name: 'required' }],
      ['a name that is too long', { name: 'abc '.repeat(51) }, { name: 'maxLength?max=200' }],
      ['an impossible date of birth', { birthdate: '1996-02-30' }, null],
      ['an age of 17', { birthdate: `${new Date().getUTCFullYear() - 17}-01-02` }, { birthdate: 'birthdate-age?min=18' }],
      ['an easy password', { password: 'password1' }, { password: 'password-weak' }],
      ['a short password', { password: 'aB3$x' }, { password: 'minLength?min=8' }],
      ['a password made of the name', { password: 'ergasheva' }, { password: 'password-weak' }],
      ['an empty name with a short password', { name: '', password: 'x' }, { name: 'required', password: 'minLength?min=8' }],
    ])('refuses %s, and the ticket stays valid', async (_what, more, fields) => {
      const ticket = await calls.ticketOf(freshPhone(), 'register');
      const answer = await register(ticket, more);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', ...(fields === null ? {} : { fields }) });
      expect(answer.statusCode).toBe(fields === null ? 400 : 422);
      expect((await register(ticket)).statusCode).toBe(201);
    });

    it('refuses the phone number as a password', async () => {
      const phone = freshPhone();
      const answer = await register(await calls.ticketOf(phone, 'register'), { password: phone.slice(-9) });
      expect(answer.json().fields).toEqual({ password: 'password-weak' });
    });

    it('of a registered phone is refused, but its ticket signs in that customer once', async () => {
      const phone = '+998900000002';
      await calls.sendCode(phone, 'register');
      const { ticket, registered } = (await calls.verify(phone, 'register', await calls.lastCode(phone))).json();
      expect(registered).toBe(true);
      expect(statuses([await register(ticket)])).toEqual(['409 already_registered']);
      const signedIn = await calls.byTicket(phone, ticket);
      expect((await calls.profile(signedIn.json().access_token)).json().user.id).toBe('cus_0002');
      expect(statuses([await calls.byTicket(phone, ticket)])).toEqual(['422 ticket_expired']);
    });
  });

  describe('a ticket', () => {
    it('registers one customer in ten concurrent uses', async () => {
      const phone = freshPhone();
      const ticket = await calls.ticketOf(phone, 'register');
      const answers = await Promise.all(TEN_ATTEMPTS.map(() => register(ticket)));
      expect(statuses(answers)).toEqual(['201 ', ...Array.from({ length: 9 }, () => '422 ticket_expired')]);
      expect((await sandbox.db.select().from(customers)).filter((row) => row.phone === phone)).toHaveLength(1);
    });

    it('used concurrently with a second one of the phone: one registers the customer, the other gets 409 and then signs in', async () => {
      const phone = freshPhone();
      const first = await calls.ticketOf(phone, 'register');
      advance(MINUTE_MS);
      const second = await calls.ticketOf(phone, 'register');
      const answers = await Promise.all([register(first), register(second)]);
      expect(statuses(answers)).toEqual(['201 ', '409 already_registered']);
      const left = answers[0]?.statusCode === 201 ? second : first;
      expect((await calls.byTicket(phone, left)).statusCode).toBe(200);
    });

    it('is valid for one purpose and one phone, for 15 minutes of the business clock', async () => {
      const reset = await calls.ticketOf('+998900000003', 'reset');
      expect(statuses([await register(reset), await calls.byTicket('+998900000003', reset)])).toEqual([
        '422 ticket_expired',
        '422 ticket_expired',
      ]);
      const phone = freshPhone();
      const ticket = await calls.ticketOf(phone, 'register');
      const wrong = [
        await calls.byTicket('+998900000001', ticket),
        await calls.post('/oauth/reset-password', { ticket, password: NEW_CUSTOMER.password }),
        await register(`${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`),
      ];
      expect(statuses(wrong)).toEqual(Array.from({ length: 3 }, () => '422 ticket_expired'));
      advance(15 * MINUTE_MS);
      expect(statuses([await register(ticket)])).toEqual(['422 ticket_expired']);
    });

    it('of an unregistered phone does not sign in, and stays valid for registration', async () => {
      const phone = freshPhone();
      const ticket = await calls.ticketOf(phone, 'register');
      expect(statuses([await calls.byTicket(phone, ticket)])).toEqual(['422 registration_needed']);
      expect((await register(ticket)).statusCode).toBe(201);
    });

    it('is stored only as a hash', async () => {
      const ticket = await calls.ticketOf(freshPhone(), 'register');
      expect(JSON.stringify(await sandbox.db.select().from(proofTickets))).not.toContain(ticket);
    });
  });

  describe('a password reset', () => {
    const phone = '+998900000003';
    beforeEach(() => advance(10 * MINUTE_MS));

    it('ends all sessions and starts a new one; the old password and the ticket stop working', async () => {
      const before = (await calls.password(phone, 'Muddat-demo-3')).json();
      const ticket = await calls.ticketOf(phone, 'reset');
      const easy = await calls.post('/oauth/reset-password', { ticket, password: 'yusupova' });
      expect([easy.statusCode, easy.json().fields]).toEqual([422, { password: 'password-weak' }]);
      expect((await calls.profile(before.access_token)).statusCode).toBe(200);

      const done = await calls.post('/oauth/reset-password', { ticket, password: NEW_CUSTOMER.password });
      expect(done.statusCode).toBe(200);
      expect((await calls.profile(before.access_token)).statusCode).toBe(401);
      expect((await calls.refresh(before.refresh_token)).statusCode).toBe(401);
      expect((await calls.profile(done.json().access_token)).statusCode).toBe(200);
      expect((await calls.password(phone, 'Muddat-demo-3')).statusCode).toBe(401);
      expect((await calls.password(phone, NEW_CUSTOMER.password)).statusCode).toBe(200);
      expect(statuses([await calls.post('/oauth/reset-password', { ticket, password: 'boshqa-bir-soʻz' })])).toEqual([
        '422 ticket_expired',
      ]);
    });

    it('succeeds once in ten concurrent uses of a ticket', async () => {
      const ticket = await calls.ticketOf(phone, 'reset');
      const answers = await Promise.all(
        TEN_ATTEMPTS.map((_value, index) => calls.post('/oauth/reset-password', { ticket, password: `daryo-boʻyida-${index}` })),
      );
      expect(statuses(answers)).toEqual(['200 ', ...Array.from({ length: 9 }, () => '422 ticket_expired')]);
      const winner = answers.findIndex((answer) => answer.statusCode === 200);
      expect((await calls.password(phone, `daryo-boʻyida-${winner}`)).statusCode).toBe(200);
    });

    it('for an unregistered phone returns the same responses, but the phone gets no code', async () => {
      const unknown = freshPhone();
      const sent = [await calls.sendCode(phone, 'reset'), await calls.sendCode(unknown, 'reset')];
      expect(sent.map((answer) => [answer.statusCode, Object.keys(answer.json())])).toEqual([
        [200, ['length', 'resend_after', 'expires_in', 'masked_phone']],
        [200, ['length', 'resend_after', 'expires_in', 'masked_phone']],
      ]);
      expect(await calls.lastCode(unknown)).toBeNull();
      const wrong = wrongCodeFor(await calls.lastCode(phone));
      const tried = [await calls.verify(phone, 'reset', wrong), await calls.verify(unknown, 'reset', wrong)];
      expect(tried.map((answer) => [answer.statusCode, answer.json().code, answer.json().tries_left])).toEqual([
        [422, 'otp_wrong', 4],
        [422, 'otp_wrong', 4],
      ]);
    });
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../../db/schema/auth.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { type Answer, CARD, type Caller, CONFIRM, callerOf, DILNOZA, findOrder, JASUR, MALIKA, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const SEND = '/v1/api-payments/send-otp';
const CONFIRM_OTP = '/v1/api-payments/confirm-otp';
const RESEND = '/v1/api-payments/resend-otp';
const NEW_CARD = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
/** A card that the simulated bank knows as belonging to Jasur, the second demo customer. */
const CARD_OF_JASUR = { number: '8600490000030106', expiry: '2912', offer_accepted: true };
const TOP_UP = { purpose: 'top_up', amount: 10_000, source: CARD };
const DAY_SECONDS = 86_400;

const sandbox = await openSandbox({ env: { RATE_LIMITS: 'on' }, restore: true });
const me = await callerOf(sandbox, DILNOZA);
const malika = await callerOf(sandbox, MALIKA);
beforeEach(async () => {
  await sandbox.db.delete(rateEvents);
});

const advance = (seconds: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + seconds * 1_000);
const codeOf = ({ body, status }: Answer) => body['code'] ?? status;
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
/** The number of codes judged to be wrong. Any other response gives a guesser no information. */
const judged = (answers: readonly Answer[]) => answers.filter((answer) => answer.body['code'] === 'otp_wrong').length;
const messagesTo = async (phone: string) => (await sandbox.db.select().from(smsMessages).where(eq(smsMessages.to, phone))).length;
/** Lets a day pass for the budgets by dating their events back, because they run on real time. */
const dayPasses = async () => {
  const events = await sandbox.db.select().from(rateEvents);
  for (const { id, at } of events)
    await sandbox.db
      .update(rateEvents)
      .set({ at: new Date(at.getTime() - DAY_SECONDS * 1_000) })
      .where(eq(rateEvents.id, id));
};

const sendCard = (caller: Caller, card: object = NEW_CARD) => caller.write(SEND, card);
const enterCard = (caller: Caller, { body }: Answer, code: string) => caller.write(CONFIRM_OTP, { otp_id: body['otp_id'], code });
const enterPayment = (caller: Caller, { body }: Answer, code: string) => caller.write(CONFIRM, { payment_id: body['payment_id'], code });
const several = async (count: number, act: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i += 1) answers.push(await act());
  return answers;
};

describe('a session that guesses the code of a card', () => {
  it('gets one code and five tries, however often it begins anew', async () => {
    const sent = await Promise.all(Array.from({ length: 40 }, () => sendCard(me)));
    const [one, ...more] = sent.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const early = sent.find(({ status }) => status !== 200);
    expect(early).toMatchObject({ status: 429, body: { code: 'resend_too_early', resend_after: expect.any(Number) } });
    expect(await messagesTo(DILNOZA)).toBe(1);
    const guess = wrongFor(await me.lastCode());
    const answers = await Promise.all(Array.from({ length: 40 }, async () => (one ? enterCard(me, one, guess) : Promise.reject())));
    expect(judged(answers)).toBe(5);
    advance(61);
    expect(codeOf(await sendCard(me))).toBe('too_many_wrong_codes');
  });

  it('with a day for it has 20 codes sent and 15 wrong ones judged', async () => {
    let wrong = 0;
    let sent = 0;
    const refusals = new Set<unknown>();
    for (let round = 0; round < 40; round += 1) {
      advance(301);
      const one = await sendCard(me, { ...NEW_CARD, expiry: round % 2 === 0 ? '2912' : '3012' });
      if (one.status === 200) sent += 1;
      else refusals.add(one.body['code']);
      wrong += judged(await several(5, () => enterCard(me, one, '000000')));
    }
    expect(wrong).toBe(15);
    expect(sent).toBe(3);
    expect([...refusals]).toEqual(['too_many_wrong_codes']);
    await dayPasses();
    expect((await sendCard(me)).status).toBe(200);

    await sandbox.db.delete(rateEvents);
    const quiet = await several(40, () => {
      advance(301);
      return sendCard(me);
    });
    expect(quiet.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(quiet.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_codes_sent', retry_after: expect.any(Number) } });
    expect(Number(quiet.at(-1)?.headers['retry-after'])).toBeGreaterThan(DAY_SECONDS - 600);
  });
});

describe('a session that guesses the codes of payments', () => {
  it('gets five tries of thirty payments begun at once', async () => {
    const created = await several(30, () => me.write(PAYMENT, TOP_UP));
    expect(created.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(created[1]?.body['code']).toBe('resend_too_early');
    const guess = wrongFor(await me.lastCode());
    const answers = await Promise.all(
      created.flatMap((one) => (one.status === 201 ? Array.from({ length: 30 }, () => enterPayment(me, one, guess)) : [])),
    );
    expect(judged(answers)).toBe(5);
  });

  it('gets no further with payments begun a minute apart and guessed all at once', async () => {
    const created: Answer[] = [];
    for (let i = 0; i < 4; i += 1) {
      created.push(await me.write(PAYMENT, TOP_UP));
      advance(61);
    }
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const answers = await Promise.all(created.flatMap((one) => Array.from({ length: 5 }, () => enterPayment(me, one, '000000'))));
    expect(judged(answers)).toBe(5);
    const locked = answers.find(({ body }) => body['code'] === 'too_many_wrong_codes');
    expect(locked).toMatchObject({ status: 429, body: { retry_after: expect.any(Number), message: expect.stringMatching(/через \d+/) } });
    expect(locked?.headers['retry-after']).toBe(String(locked?.body['retry_after']));
  });

  it('has 15 wrong codes of one card judged in a day, and 30 of all its cards; the right one is refused then, too', async () => {
    let wrong = 0;
    const other = { type: 'bank_card', entity_id: 'card_0002' };
    for (const source of [CARD, CARD, CARD, CARD, other, other, other, other]) {
      advance(301);
      const one = await me.write(PAYMENT, { ...TOP_UP, source });
      if (one.status === 201) wrong += judged(await several(5, () => enterPayment(me, one, '000000')));
      else expect(codeOf(one)).toBe('too_many_wrong_codes');
    }
    expect(wrong).toBe(30);
    advance(301);
    expect(codeOf(await sendCard(me))).toBe('too_many_wrong_codes');
    await dayPasses();
    const paid = await me.pay(TOP_UP);
    expect(paid.body['status']).toBe('succeeded');
  });

  it('cannot have a right code taken once the day is used up', async () => {
    const one = await me.write(PAYMENT, TOP_UP);
    const code = await me.lastCode();
    await sandbox.db.insert(rateEvents).values(Array.from({ length: 30 }, () => ({ bucket: 'codes-wrong:cus_0001', at: new Date() })));
    expect(codeOf(await enterPayment(me, one, code))).toBe('too_many_wrong_codes');
    await sandbox.db.delete(rateEvents);
    expect((await enterPayment(me, one, code)).body['status']).toBe('succeeded');
  });
});

describe('the phone of a card', () => {
  it('gets the code, whoever enters the card, and whoever enters it sees it masked', async () => {
    const sent = await sendCard(me, CARD_OF_JASUR);
    expect(sent).toMatchObject({ status: 200, body: { masked_phone: expect.stringMatching(/02$/) } });
    expect([await messagesTo(JASUR), await messagesTo(DILNOZA)]).toEqual([1, 0]);
  });

  it('is not flooded by strangers: five messages a day, however many of them; its own customer is not hindered', async () => {
    for (let i = 0; i < 10; i += 1) {
      advance(301);
      for (const stranger of [me, malika]) await sendCard(stranger, CARD_OF_JASUR);
    }
    expect(await messagesTo(JASUR)).toBe(5);
    expect(codeOf(await sendCard(malika, CARD_OF_JASUR))).toBe('too_many_codes_sent');
    expect((await sendCard(malika)).status).toBe(200);
    const jasur = await callerOf(sandbox, JASUR);
    const own = await sendCard(jasur, CARD_OF_JASUR);
    expect((await enterCard(jasur, own, await jasur.lastCode())).status).toBe(200);
  });

  it('is not guessed by strangers together, and their guesses cost its own customer nothing', async () => {
    let wrong = 0;
    for (let i = 0; i < 10; i += 1) {
      advance(301);
      for (const stranger of [me, malika]) {
        const one = await sendCard(stranger, CARD_OF_JASUR);
        wrong += judged(await several(5, () => enterCard(stranger, one, '000000')));
      }
    }
    expect(wrong).toBe(15);
    const jasur = await callerOf(sandbox, JASUR);
    const own = await sendCard(jasur, CARD_OF_JASUR);
    expect((await enterCard(jasur, own, await jasur.lastCode())).status).toBe(200);
  });
});

describe('a customer who means well', () => {
  it('mistypes four times, asks for a new code and a call, and pays', async () => {
    const one = await me.write(PAYMENT, TOP_UP);
    const first = await several(4, () => enterPayment(me, one, '000000'));
    expect(first.map(({ body }) => body['tries_left'])).toEqual([4, 3, 2, 1]);
    advance(60);
    const again = await me.write(RESEND, { payment_id: one.body['payment_id'] });
    expect(again).toMatchObject({ status: 200, body: { tries_left: 1 } });
    advance(60);
    expect((await me.write(RESEND, { payment_id: one.body['payment_id'], channel: 'call' })).status).toBe(200);
    expect((await enterPayment(me, one, await me.lastCode())).body['status']).toBe('succeeded');
    expect((await me.pay(TOP_UP)).body['status']).toBe('succeeded');
  });

  it('pays three orders in a row and saves two cards, without a wait', async () => {
    const { id } = await findOrder(sandbox, 'cus_0001', 'delivered');
    for (const amount of [50_000, 60_000, 70_000]) {
      const paid = await me.pay({ purpose: 'instalment', order_id: id, amount, source: CARD });
      expect([paid.status, paid.body['status']]).toEqual([200, 'succeeded']);
    }
    for (const number of ['8600140000052003', '8600490000001235']) {
      const sent = await sendCard(me, { ...NEW_CARD, number });
      expect((await enterCard(me, sent, await me.lastCode())).status).toBe(200);
    }
  });

  it('begins anew after the wait with the tries that are left, and with the same key gets the answer that was not kept', async () => {
    const one = await me.write(PAYMENT, TOP_UP);
    await several(2, () => enterPayment(me, one, '000000'));
    const early = await me.write(PAYMENT, TOP_UP, 'a-key');
    expect(early).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    advance(60);
    expect(await me.write(PAYMENT, TOP_UP, 'a-key')).toMatchObject({ status: 201, body: { otp: { tries_left: 3 } } });
    advance(301);
    expect(await me.write(PAYMENT, TOP_UP)).toMatchObject({ status: 201, body: { otp: { tries_left: 5 } } });
  });

  it('pays with another card at once where the code of the first never came', async () => {
    await me.write(PAYMENT, TOP_UP);
    const paid = await me.pay({ ...TOP_UP, source: { type: 'bank_card', entity_id: 'card_0002' } });
    expect(paid.body['status']).toBe('succeeded');
  });
});

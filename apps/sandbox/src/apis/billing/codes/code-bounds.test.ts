import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../../db/schema/auth.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import {
  type BillingCaller,
  type BillingResponse,
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  JASUR_PHONE,
  MAIN_CARD_SOURCE,
  MALIKA_PHONE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const SEND = '/v1/api-payments/send-otp';
const CONFIRM_OTP = '/v1/api-payments/confirm-otp';
const RESEND = '/v1/api-payments/resend-otp';
const NEW_CARD = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
/** A card that the simulated bank knows as belonging to Jasur, the second demo customer. */
const CARD_OF_JASUR = { number: '8600490000030106', expiry: '2912', offer_accepted: true };
const TOP_UP = { purpose: 'top_up', amount: 10_000, source: MAIN_CARD_SOURCE };
const DAY_SECONDS = 86_400;

const sandbox = await openSandbox({ env: { RATE_LIMITS: 'on' }, restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
const malika = await createBillingCaller(sandbox, MALIKA_PHONE);
beforeEach(async () => {
  await sandbox.db.delete(rateEvents);
});

const advance = (seconds: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + seconds * 1_000);
const codeOf = ({ body, status }: BillingResponse) => body['code'] ?? status;
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
/** The number of codes that were checked and found wrong. Any other response gives a guesser no information. */
const countWrongCodes = (answers: readonly BillingResponse[]) => answers.filter((answer) => answer.body['code'] === 'otp_wrong').length;
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

const requestCardCode = (caller: BillingCaller, card: object = NEW_CARD) => caller.write(SEND, card);
const enterCardCode = (caller: BillingCaller, { body }: BillingResponse, code: string) =>
  caller.write(CONFIRM_OTP, { otp_id: body['otp_id'], code });
const enterPaymentCode = (caller: BillingCaller, { body }: BillingResponse, code: string) =>
  caller.write(CONFIRM_PAYMENT_PATH, { payment_id: body['payment_id'], code });
const repeatCall = async (count: number, act: () => Promise<BillingResponse>): Promise<BillingResponse[]> => {
  const answers: BillingResponse[] = [];
  for (let i = 0; i < count; i += 1) answers.push(await act());
  return answers;
};

describe('a session that guesses the code of a card', () => {
  it('gets one code and five tries in forty concurrent requests and forty concurrent guesses', async () => {
    const sent = await Promise.all(Array.from({ length: 40 }, () => requestCardCode(me)));
    const [one, ...more] = sent.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const early = sent.find(({ status }) => status !== 200);
    expect(early).toMatchObject({ status: 429, body: { code: 'resend_too_early', resend_after: expect.any(Number) } });
    expect(await messagesTo(DILNOZA_PHONE)).toBe(1);
    const guess = wrongFor(await me.lastCode());
    const answers = await Promise.all(Array.from({ length: 40 }, async () => (one ? enterCardCode(me, one, guess) : Promise.reject())));
    expect(countWrongCodes(answers)).toBe(5);
    advance(61);
    expect(codeOf(await requestCardCode(me))).toBe('too_many_wrong_codes');
  });

  it('gets at most 20 codes, and has at most 15 wrong codes checked, in a day', async () => {
    let wrong = 0;
    let sent = 0;
    const refusals = new Set<unknown>();
    for (let round = 0; round < 40; round += 1) {
      advance(301);
      const one = await requestCardCode(me, { ...NEW_CARD, expiry: round % 2 === 0 ? '2912' : '3012' });
      if (one.status === 200) sent += 1;
      else refusals.add(one.body['code']);
      wrong += countWrongCodes(await repeatCall(5, () => enterCardCode(me, one, '000000')));
    }
    expect(wrong).toBe(15);
    expect(sent).toBe(3);
    expect([...refusals]).toEqual(['too_many_wrong_codes']);
    await dayPasses();
    expect((await requestCardCode(me)).status).toBe(200);

    await sandbox.db.delete(rateEvents);
    const quiet = await repeatCall(40, () => {
      advance(301);
      return requestCardCode(me);
    });
    expect(quiet.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(quiet.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_codes_sent', retry_after: expect.any(Number) } });
    expect(Number(quiet.at(-1)?.headers['retry-after'])).toBeGreaterThan(DAY_SECONDS - 600);
  });
});

describe('a session that guesses the codes of payments', () => {
  it('can start one of thirty payments in a row, and gets five tries for it', async () => {
    const created = await repeatCall(30, () => me.write(PAYMENT_PATH, TOP_UP));
    expect(created.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(created[1]?.body['code']).toBe('resend_too_early');
    const guess = wrongFor(await me.lastCode());
    const answers = await Promise.all(
      created.flatMap((one) => (one.status === 201 ? Array.from({ length: 30 }, () => enterPaymentCode(me, one, guess)) : [])),
    );
    expect(countWrongCodes(answers)).toBe(5);
  });

  it('gets five tries for payments started a minute apart and guessed concurrently', async () => {
    const created: BillingResponse[] = [];
    for (let i = 0; i < 4; i += 1) {
      created.push(await me.write(PAYMENT_PATH, TOP_UP));
      advance(61);
    }
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const answers = await Promise.all(created.flatMap((one) => Array.from({ length: 5 }, () => enterPaymentCode(me, one, '000000'))));
    expect(countWrongCodes(answers)).toBe(5);
    const locked = answers.find(({ body }) => body['code'] === 'too_many_wrong_codes');
    expect(locked).toMatchObject({ status: 429, body: { retry_after: expect.any(Number), message: expect.stringMatching(/через \d+/) } });
    expect(locked?.headers['retry-after']).toBe(String(locked?.body['retry_after']));
  });

  it('has at most 15 wrong codes per card, and 30 in total, checked in a day', async () => {
    let wrong = 0;
    const other = { type: 'bank_card', entity_id: 'card_0002' };
    for (const source of [MAIN_CARD_SOURCE, MAIN_CARD_SOURCE, MAIN_CARD_SOURCE, MAIN_CARD_SOURCE, other, other, other, other]) {
      advance(301);
      const one = await me.write(PAYMENT_PATH, { ...TOP_UP, source });
      if (one.status === 201) wrong += countWrongCodes(await repeatCall(5, () => enterPaymentCode(me, one, '000000')));
      else expect(codeOf(one)).toBe('too_many_wrong_codes');
    }
    expect(wrong).toBe(30);
    advance(301);
    expect(codeOf(await requestCardCode(me))).toBe('too_many_wrong_codes');
    await dayPasses();
    const paid = await me.pay(TOP_UP);
    expect(paid.body['status']).toBe('succeeded');
  });

  it('cannot use a right code after 30 wrong codes in a day', async () => {
    const one = await me.write(PAYMENT_PATH, TOP_UP);
    const code = await me.lastCode();
    await sandbox.db.insert(rateEvents).values(Array.from({ length: 30 }, () => ({ bucket: 'codes-wrong:cus_0001', at: new Date() })));
    expect(codeOf(await enterPaymentCode(me, one, code))).toBe('too_many_wrong_codes');
    await sandbox.db.delete(rateEvents);
    expect((await enterPaymentCode(me, one, code)).body['status']).toBe('succeeded');
  });
});

describe('the phone of a card', () => {
  it('gets the code if another customer enters the card; the response has only a masked phone', async () => {
    const sent = await requestCardCode(me, CARD_OF_JASUR);
    expect(sent).toMatchObject({ status: 200, body: { masked_phone: expect.stringMatching(/02$/) } });
    expect([await messagesTo(JASUR_PHONE), await messagesTo(DILNOZA_PHONE)]).toEqual([1, 0]);
  });

  it('gets at most five codes a day from strangers, while its own customer still gets codes', async () => {
    for (let i = 0; i < 10; i += 1) {
      advance(301);
      for (const stranger of [me, malika]) await requestCardCode(stranger, CARD_OF_JASUR);
    }
    expect(await messagesTo(JASUR_PHONE)).toBe(5);
    expect(codeOf(await requestCardCode(malika, CARD_OF_JASUR))).toBe('too_many_codes_sent');
    expect((await requestCardCode(malika)).status).toBe(200);
    const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
    const own = await requestCardCode(jasur, CARD_OF_JASUR);
    expect((await enterCardCode(jasur, own, await jasur.lastCode())).status).toBe(200);
  });

  it('has at most 15 wrong codes of strangers checked; its own customer can still save the card', async () => {
    let wrong = 0;
    for (let i = 0; i < 10; i += 1) {
      advance(301);
      for (const stranger of [me, malika]) {
        const one = await requestCardCode(stranger, CARD_OF_JASUR);
        wrong += countWrongCodes(await repeatCall(5, () => enterCardCode(stranger, one, '000000')));
      }
    }
    expect(wrong).toBe(15);
    const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
    const own = await requestCardCode(jasur, CARD_OF_JASUR);
    expect((await enterCardCode(jasur, own, await jasur.lastCode())).status).toBe(200);
  });
});

describe('an honest customer', () => {
  it('can mistype four times, request a new code and a call, and pay', async () => {
    const one = await me.write(PAYMENT_PATH, TOP_UP);
    const first = await repeatCall(4, () => enterPaymentCode(me, one, '000000'));
    expect(first.map(({ body }) => body['tries_left'])).toEqual([4, 3, 2, 1]);
    advance(60);
    const again = await me.write(RESEND, { payment_id: one.body['payment_id'] });
    expect(again).toMatchObject({ status: 200, body: { tries_left: 1 } });
    advance(60);
    expect((await me.write(RESEND, { payment_id: one.body['payment_id'], channel: 'call' })).status).toBe(200);
    expect((await enterPaymentCode(me, one, await me.lastCode())).body['status']).toBe('succeeded');
    expect((await me.pay(TOP_UP)).body['status']).toBe('succeeded');
  });

  it('can make three payments and save two cards without waiting', async () => {
    const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    for (const amount of [50_000, 60_000, 70_000]) {
      const paid = await me.pay({ purpose: 'instalment', order_id: id, amount, source: MAIN_CARD_SOURCE });
      expect([paid.status, paid.body['status']]).toEqual([200, 'succeeded']);
    }
    for (const number of ['8600140000052003', '8600490000001235']) {
      const sent = await requestCardCode(me, { ...NEW_CARD, number });
      expect((await enterCardCode(me, sent, await me.lastCode())).status).toBe(200);
    }
  });

  it('whose payment was refused as too early can repeat it with the same key after 60 s, with the remaining tries', async () => {
    const one = await me.write(PAYMENT_PATH, TOP_UP);
    await repeatCall(2, () => enterPaymentCode(me, one, '000000'));
    const early = await me.write(PAYMENT_PATH, TOP_UP, 'a-key');
    expect(early).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    advance(60);
    expect(await me.write(PAYMENT_PATH, TOP_UP, 'a-key')).toMatchObject({ status: 201, body: { otp: { tries_left: 3 } } });
    advance(301);
    expect(await me.write(PAYMENT_PATH, TOP_UP)).toMatchObject({ status: 201, body: { otp: { tries_left: 5 } } });
  });

  it('can pay with another card at once if the code of the first card never arrives', async () => {
    await me.write(PAYMENT_PATH, TOP_UP);
    const paid = await me.pay({ ...TOP_UP, source: { type: 'bank_card', entity_id: 'card_0002' } });
    expect(paid.body['status']).toBe('succeeded');
  });
});

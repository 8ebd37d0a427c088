import type { Locale } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { countSmsSegments, normalizeSmsText } from '../core/sms-text.ts';
import * as notifications from '../domain/message/notification-texts.ts';
import { ACCOUNT_CHANGES, accountChangeSms } from './auth/account-change-sms.ts';
import { codeText } from './auth/code-text.ts';
import { debitFailedMessage, noDebitSourceMessage, upcomingDebitMessage } from './billing/consents/debit-texts.ts';
import { PAYMENT_NOTIFICATIONS as PAYMENTS } from './billing/payment/payment-notifications.ts';
import { channelsOffSms } from './installment/channels/announce-disabled-channels.ts';
import { notificationSms } from './installment/channels/send-notification-sms.ts';
import { ordersPlacedSms } from './installment/checkout/orders-placed-sms.ts';
import { reminderSms } from './installment/reminders/reminder-sms.ts';
import * as checker from './installment/verification/checker/checker-messages.ts';

type Texts = Record<Locale, string>;
/** What the SMS is about; each of these words must be in it: `ru` and `uz` by language, `both` in both languages. */
type Subject = { readonly ru?: RegExp; readonly uz?: RegExp; readonly both?: readonly string[] };
type Row = readonly [what: string, texts: Texts, subject: Subject];

const LOCALES = ['ru', 'uz'] as const;
/** The longest values that occur: sums of nine digits, the day with the longest name. */
const [SUM, DAY, NUMBER, LAST4] = [123_456_789, '2026-09-30', '100001', '1234'] as const;
const PART = 23_456_789;
const [SUM_TEXT, PART_TEXT, REST_TEXT] = ['123 456 789', '23 456 789', '100 000 000'];

const inBoth = (text: (locale: Locale) => string): Texts => ({ ru: text('ru'), uz: text('uz') });
const notice = (what: string, text: notifications.NotificationText, subject: Subject): Row => [
  what,
  inBoth((locale) => notificationSms(text, locale)),
  subject,
];
const placed = (count: number, status: 'waiting' | 'pending') =>
  ordersPlacedSms(Array.from({ length: count }, (_, at) => ({ number: String(100_001 + at), status })));
const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ orderId: String(100_001 + at), amount: SUM }));
const refund = { amount: SUM, system: 'humo', last4: LAST4, arrivesAt: new Date('2026-09-30T07:00:00Z') };
const off = (...kinds: readonly ('payment' | 'order')[]) =>
  channelsOffSms(kinds.map((kind) => ({ kind, channel: 'sms' }))) ?? { ru: '', uz: '' };

const LIMIT = { ru: /лимит/, uz: /limit/ };
const BALANCE = { ru: /баланс/, uz: /balans/i };
const DEBT = { ru: /долг/, uz: /qarz/ };
const ACCOUNT_SUBJECTS: Record<(typeof ACCOUNT_CHANGES)[number], Subject> = {
  password: { ru: /пароль/, uz: /parol/ },
  phone: { ru: /номеру/, uz: /raqam/ },
  passkey: { ru: /ключ доступа/, uz: /kirish kaliti/ },
  'new-device': { ru: /нового устройства/, uz: /yangi qurilma/ },
  export: { ru: /копия ваших данных/, uz: /nusxasi/ },
  deletion: { ru: /аккаунт/, uz: /akkaunt/ },
  'not-erased': { ru: /аккаунт/, uz: /akkaunt/ },
  reopened: { ru: /аккаунт/, uz: /akkaunt/ },
  frozen: { ru: /кабинет/, uz: /kabinet/ },
  'frozen-reopened': { ru: /кабинет/, uz: /kabinet/ },
};

const TABLE: readonly Row[] = [
  ...ACCOUNT_CHANGES.map(
    (change): Row => [`account: ${change}`, inBoth((locale) => accountChangeSms(change, locale)), ACCOUNT_SUBJECTS[change]],
  ),
  ...(['not-registered', 'phone-taken'] as const).map(
    (kind): Row => [
      `code: ${kind}`,
      inBoth((locale) => codeText({ kind }, locale, 'sms', 'https://muddat.uz')),
      { ru: /номер/, uz: /raqam/ },
    ],
  ),
  ['limit approved', checker.limitApprovedMessage(SUM).sms, { ...LIMIT, both: [SUM_TEXT] }],
  ['limit restored', checker.limitRestoredMessage(SUM).sms, { ...LIMIT, both: [SUM_TEXT] }],
  ['documents refused', checker.documentsRefusedMessage.sms, { ru: /документы/, uz: /hujjatlar/ }],
  ['limit refused', checker.limitRefusedMessage.sms, LIMIT],
  ['limit not restored', checker.limitNotRestoredMessage.sms, LIMIT],
  ...(['soon', 'today', 'late'] as const).map(
    (kind): Row => [`reminder: ${kind}`, reminderSms({ kind, amount: SUM, dueDate: DAY, number: NUMBER }), { both: [SUM_TEXT, NUMBER] }],
  ),
  ...(['waiting', 'pending'] as const).flatMap((status) => [
    ...[1, 2, 3].map((count): Row => [`${count} orders placed, ${status}`, placed(count, status), { both: [NUMBER] }]),
    ...[4, 9].map((count): Row => [`${count} orders placed, ${status}`, placed(count, status), { both: [String(count)] }]),
  ]),
  notice('payment accepted', PAYMENTS.paid(NUMBER, SUM), { both: [SUM_TEXT, NUMBER] }),
  notice('order finished', PAYMENTS.finished(NUMBER), { both: [NUMBER] }),
  notice('topped up', PAYMENTS.toppedUp(SUM), { ...BALANCE, both: [SUM_TEXT] }),
  notice('withdrawn', PAYMENTS.withdrawn(SUM, LAST4), { both: [SUM_TEXT, '*1234'] }),
  ...[0, PART, SUM].flatMap((settled) => [
    notice(`withdrawal returned, ${settled} settled`, PAYMENTS.payoutReturned(SUM, LAST4, settled), { both: [SUM_TEXT, '*1234'] }),
    notice(`excess, ${settled} settled`, PAYMENTS.excess(NUMBER, SUM, settled), { both: [SUM_TEXT, NUMBER] }),
    notice(`late debit, ${settled} settled`, PAYMENTS.late(SUM, settled), { ru: /банк списал/, uz: /bank/i, both: [SUM_TEXT] }),
    notice(`refunded to the balance, ${settled} settled`, PAYMENTS.refundedToBalance(SUM, settled), {
      ru: /возврат/,
      uz: /qaytar/,
      both: [SUM_TEXT],
    }),
  ]),
  notice('claim opened', PAYMENTS.claimOpened(SUM), { ...BALANCE, both: [SUM_TEXT] }),
  notice('claim settled', PAYMENTS.claimSettled(SUM, 0), { ...DEBT, both: [SUM_TEXT] }),
  notice('part of a claim settled', PAYMENTS.claimSettled(PART, SUM - PART), { ...DEBT, both: [PART_TEXT, REST_TEXT] }),
  ...[0, 1, 2, 9].map((count) =>
    notice(`charged back, ${count} orders`, PAYMENTS.chargedBack(parts(count), SUM), {
      ru: /банк отменил платёж/,
      uz: /bank/,
      both: [SUM_TEXT, ...(count === 1 ? [NUMBER] : [])],
    }),
  ),
  notice('refund sent', PAYMENTS.refundSent(refund), { both: [SUM_TEXT, '*1234'] }),
  notice('refund sent to a payment app', PAYMENTS.refundSent({ ...refund, last4: null, system: 'payme' }), { both: [SUM_TEXT] }),
  notice('limit on hold', notifications.limitBlocked, LIMIT),
  notice('limit ended', notifications.limitExpired, LIMIT),
  notice('instalment order broken off', notifications.orderBroke(NUMBER), { ru: /рассрочка/, uz: /muddatli to'lov/, both: [NUMBER] }),
  notice('order in court', notifications.orderInCourt(NUMBER), { ...DEBT, both: [NUMBER] }),
  ['debit today', upcomingDebitMessage({ orderNumber: NUMBER, amount: PART, on: null }).sms, { both: [PART_TEXT] }],
  ['debit on a later day', upcomingDebitMessage({ orderNumber: NUMBER, amount: PART, on: DAY }).sms, { both: [PART_TEXT, '30'] }],
  ['debit impossible', noDebitSourceMessage({ orderNumber: NUMBER, amount: PART, dueDate: DAY }).sms, { both: [NUMBER, '30'] }],
  ...(['today', 'tomorrow', 'never'] as const).map(
    (again): Row => [
      `debit failed, again ${again}`,
      debitFailedMessage({ orderNumber: NUMBER, amount: PART, reason: null, again }).sms,
      { both: [PART_TEXT] },
    ],
  ),
  ['SMS of payments turned off', off('payment'), { ru: /СМС о платежах/, uz: /To'lov eslatmalari/ }],
  ['SMS of orders turned off', off('order'), { ru: /СМС о заказах и деньгах/, uz: /Buyurtmalar va pul/ }],
  ['SMS of payments and orders turned off', off('payment', 'order'), { ru: /СМС о платежах и заказах/, uz: /eslatmalari.*Buyurtmalar/ }],
];

describe.each(TABLE)('[S2-15] the SMS «%s»', (_what, texts, subject) => {
  test.each(LOCALES)('fits one SMS in %s, starts with the sender, and has no link', (locale) => {
    const sent = normalizeSmsText(texts[locale]);
    expect([sent, sent.length, countSmsSegments(sent)]).toEqual([sent, sent.length, 1]);
    expect(sent).toMatch(/^Muddat: [^\p{Lu}]|^Muddat: SMS|^Muddat: СМС/u);
    expect(sent).not.toMatch(/https?:|www\.|undefined|[№•]|[ʻʼ«]\p{Script=Latin}/u);
  });

  test.each(LOCALES)('names its subject in %s', (locale) => {
    const sent = normalizeSmsText(texts[locale]);
    expect(sent).toMatch(subject[locale] ?? /./);
    for (const word of subject.both ?? []) expect(sent).toContain(word);
  });
});

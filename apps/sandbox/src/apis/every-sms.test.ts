import type { Locale } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { countSmsSegments, normalizeSmsText } from '../core/sms-text.ts';
import * as notifications from '../domain/message/notification-texts.ts';
import { ACCOUNT_CHANGES, accountChangeSms } from './auth/account-change-sms.ts';
import { codeText } from './auth/code-text.ts';
import { PAYMENT_NOTIFICATIONS } from './billing/payment/payment-notifications.ts';
import { notificationSms } from './installment/channels/send-notification-sms.ts';
import { ordersPlacedSms } from './installment/checkout/orders-placed-sms.ts';
import { reminderSms } from './installment/reminders/reminder-sms.ts';
import * as checker from './installment/verification/checker/checker-messages.ts';

type Texts = Record<Locale, string>;
const LOCALES = ['ru', 'uz'] as const;
/** The longest values that occur: sums of nine digits, the day with the longest name. */
const [SUM, DAY, NUMBER, LAST4] = [123_456_789, '2026-09-30', '100001', '1234'] as const;

const inBoth = (text: (locale: Locale) => string): Texts => ({ ru: text('ru'), uz: text('uz') });
const notificationSmsTexts = (text: notifications.NotificationText): Texts => inBoth((locale) => notificationSms(text, locale));
const placed = (count: number, status: 'waiting' | 'pending') =>
  ordersPlacedSms(Array.from({ length: count }, (_, at) => ({ number: String(100_001 + at), status })));
const parts = [{ orderId: NUMBER, amount: SUM }];
const refund = { amount: SUM, system: 'humo', last4: LAST4, arrivesAt: new Date('2026-12-13T07:00:00Z') };

const TABLE: readonly (readonly [string, Texts])[] = [
  ...ACCOUNT_CHANGES.map((change) => [`account: ${change}`, inBoth((locale) => accountChangeSms(change, locale))] as const),
  ...(['not-registered', 'phone-taken'] as const).map(
    (kind) => [`code: ${kind}`, inBoth((locale) => codeText({ kind }, locale, 'sms', 'https://muddat.uz'))] as const,
  ),
  ['limit approved', checker.limitApprovedMessage(SUM).sms],
  ['limit restored', checker.limitRestoredMessage(SUM).sms],
  ['documents refused', checker.documentsRefusedMessage.sms],
  ['limit refused', checker.limitRefusedMessage.sms],
  ['limit not restored', checker.limitNotRestoredMessage.sms],
  ...(['soon', 'today', 'late'] as const).map(
    (kind) => [`reminder: ${kind}`, reminderSms({ kind, amount: SUM, dueDate: DAY, number: NUMBER })] as const,
  ),
  ...[1, 2, 3, 4, 9].flatMap((count) =>
    (['waiting', 'pending'] as const).map((status) => [`${count} orders placed, ${status}`, placed(count, status)] as const),
  ),
  ['payment accepted', notificationSmsTexts(PAYMENT_NOTIFICATIONS.paid(NUMBER, SUM))],
  ['order finished', notificationSmsTexts(PAYMENT_NOTIFICATIONS.finished(NUMBER))],
  ['topped up', notificationSmsTexts(PAYMENT_NOTIFICATIONS.toppedUp(SUM))],
  ['withdrawn', notificationSmsTexts(PAYMENT_NOTIFICATIONS.withdrawn(SUM, LAST4))],
  ['charged back', notificationSmsTexts(PAYMENT_NOTIFICATIONS.chargedBack(parts, SUM))],
  ['refund sent', notificationSmsTexts(PAYMENT_NOTIFICATIONS.refundSent(refund))],
  ['limit on hold', notificationSmsTexts(notifications.limitBlocked)],
  ['limit ended', notificationSmsTexts(notifications.limitExpired)],
  ['instalment order broken off', notificationSmsTexts(notifications.orderBroke(NUMBER))],
  ['order in court', notificationSmsTexts(notifications.orderInCourt(NUMBER))],
];

describe.each(TABLE)('[S2-15] the SMS «%s»', (_what, texts) => {
  test.each(LOCALES)('fits one SMS in %s, starts with the sender, and has no link', (locale) => {
    const sent = normalizeSmsText(texts[locale]);
    expect([sent, sent.length, countSmsSegments(sent)]).toEqual([sent, sent.length, 1]);
    expect(sent).toMatch(/^Muddat: /);
    expect(sent).not.toMatch(/https?:|www\.|undefined|[ʻʼ«]\p{Script=Latin}/u);
  });
});

import type { Locale } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { plainSms, smsParts } from '../core/sms-text.ts';
import * as notifications from '../domain/message/notification-texts.ts';
import { codeText } from './auth/code-text.ts';
import { ACCOUNT_CHANGES, noticeText } from './auth/notice.ts';
import { NOTICES } from './billing/payment/notices.ts';
import { notificationSms } from './installment/channels/send-notification-sms.ts';
import { placedSms } from './installment/checkout/placed-message.ts';
import { reminderSms } from './installment/reminders/reminder-sms.ts';
import * as checker from './installment/verification/checker/texts.ts';

type Texts = Record<Locale, string>;
const LOCALES = ['ru', 'uz'] as const;
/** The longest values that occur: sums of nine digits, the day with the longest name. */
const [SUM, DAY, NUMBER, LAST4] = [123_456_789, '2026-09-30', '100001', '1234'] as const;

const inBoth = (text: (locale: Locale) => string): Texts => ({ ru: text('ru'), uz: text('uz') });
const told = (text: notifications.NotificationText): Texts => inBoth((locale) => notificationSms(text, locale));
const placed = (count: number, status: 'waiting' | 'pending') =>
  placedSms(Array.from({ length: count }, (_, at) => ({ number: String(100_001 + at), status })));
const parts = [{ orderId: NUMBER, amount: SUM }];
const refund = { amount: SUM, system: 'humo', last4: LAST4, arrivesAt: new Date('2026-12-13T07:00:00Z') };

const TABLE: readonly (readonly [string, Texts])[] = [
  ...ACCOUNT_CHANGES.map((change) => [change, inBoth((locale) => noticeText(change, locale))] as const),
  ...(['not-registered', 'phone-taken'] as const).map(
    (kind) => [kind, inBoth((locale) => codeText({ kind }, locale, 'sms', 'https://muddat.uz'))] as const,
  ),
  ['limit approved', checker.approvedAnswer(SUM).sms],
  ['limit restored', checker.restoredAnswer(SUM).sms],
  ['documents refused', checker.documentsAnswer.sms],
  ['limit refused', checker.refusedAnswer.sms],
  ['limit not restored', checker.notRestoredAnswer.sms],
  ...(['soon', 'today', 'late'] as const).map((kind) => [kind, reminderSms({ kind, amount: SUM, dueDate: DAY, number: NUMBER })] as const),
  ...[1, 2, 3, 4, 9].flatMap((count) =>
    (['waiting', 'pending'] as const).map((status) => [`${count} placed, ${status}`, placed(count, status)] as const),
  ),
  ['paid', told(NOTICES.paid(NUMBER, SUM))],
  ['finished', told(NOTICES.finished(NUMBER))],
  ['topped up', told(NOTICES.toppedUp(SUM))],
  ['withdrawn', told(NOTICES.withdrawn(SUM, LAST4))],
  ['charged back', told(NOTICES.chargedBack(parts, SUM))],
  ['refund sent', told(NOTICES.refundSent(refund))],
  ['limit on hold', told(notifications.limitBlocked)],
  ['limit ended', told(notifications.limitExpired)],
  ['installment broken off', told(notifications.orderBroke(NUMBER))],
  ['in court', told(notifications.orderInCourt(NUMBER))],
];

describe.each(TABLE)('[S2-15] the message «%s»', (_what, texts) => {
  test.each(LOCALES)('is one SMS in %s, says who it is from, and has no link', (locale) => {
    const sent = plainSms(texts[locale]);
    expect([sent, sent.length, smsParts(sent)]).toEqual([sent, sent.length, 1]);
    expect(sent).toMatch(/^Muddat: /);
    expect(sent).not.toMatch(/https?:|www\.|undefined|[ʻʼ«]\p{Script=Latin}/u);
  });
});

import type { Locale } from '@muddat/i18n';
import { firstFittingSms } from '../../core/sms-text.ts';
import type { notifications } from '../../db/schema/orders.ts';
import type { NotificationKind } from './channel-rules.ts';

type Wording = (store: string) => string;

/** A message in both languages. It contains the store's name if that fits in one SMS. */
export const smsWithStoreName = (store: string, ru: Wording, uz: Wording): Record<Locale, string> => ({
  ru: fitStoreName(ru, store, 'магазин'),
  uz: fitStoreName(uz, store, 'doʻkon'),
});

function fitStoreName(wording: Wording, store: string, noName: string): string {
  return firstFittingSms([`Muddat: ${wording(store)}`, `Muddat: ${wording(noName)}`]);
}

type SmsColumns = Pick<typeof notifications.$inferInsert, 'sms' | 'smsKind' | 'smsSubject' | 'smsText'>;

/**
 * The columns of a notification that is also sent as an SMS, by day (`sendQueuedNotificationSms`). `subject`: the id of the return or order that can
 * be undone before that (`dropQueuedSms`). `kind`: set if it differs from the type's kind.
 */
export const daytimeSmsColumns = (text: string, subject: string | null, kind: NotificationKind | null = null): SmsColumns => ({
  sms: 'by_day',
  smsKind: kind,
  smsSubject: subject,
  smsText: text,
});

import type { Locale } from '@muddat/i18n';
import type { Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Customer } from '../../../core/operation.ts';
import type { Database } from '../../../db/client.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import type { DisabledChannel } from './disabled-channels.ts';

/** Names of the kinds as the settings page shows them. */
const KIND_NAMES = {
  payment: { ru: '«Напоминания о платежах»', uz: '«Toʻlov eslatmalari»' },
  order: { ru: '«Заказы и деньги»', uz: '«Buyurtmalar va pul»' },
} as const satisfies Record<DisabledChannel['kind'], Record<Locale, string>>;

/** The kinds in the Russian SMS, where their names would need a second one. */
const RUSSIAN_SMS_SUBJECTS = { payment: 'о платежах', order: 'о заказах и деньгах', both: 'о платежах и заказах' } as const;

const namesOf = (off: readonly DisabledChannel[], channel: DisabledChannel['channel'], locale: Locale): string =>
  off
    .filter((one) => one.channel === channel)
    .map(({ kind }) => KIND_NAMES[kind][locale])
    .join(', ');

/**
 * Writes a last notification in the portal: it names the kinds that the portal no longer shows. Writes none if no kind lost this channel.
 * `tx`: the transaction that turns the kinds off.
 */
export async function writeChannelsOffNotification(
  tx: Database,
  customerId: string,
  off: readonly DisabledChannel[],
  at: Date,
): Promise<void> {
  const [ru, uz] = [namesOf(off, 'portal', 'ru'), namesOf(off, 'portal', 'uz')];
  if (ru === '') return;
  await tx.insert(notifications).values({
    id: newId('ntf'),
    customerId,
    type: 'order',
    subject: 'security',
    titleRu: 'Уведомления отключены',
    titleUz: 'Bildirishnomalar toʻxtatildi',
    bodyRu: `На портал больше не приходят: ${ru}. Если это не вы, нажмите «Это не я» в разделе «Вход и безопасность».`,
    bodyUz: `Portalga endi kelmaydi: ${uz}. Buni siz qilmagan boʻlsangiz, «Kirish va xavfsizlik» boʻlimida «Bu men emasman»ni bosing.`,
    createdAt: at,
    link: '/notifications/channels',
  });
}

/** The SMS that names the kinds which are no longer sent by SMS; null if no kind lost this channel. */
export function channelsOffSms(off: readonly DisabledChannel[]): Record<Locale, string> | null {
  const [kind, ...others] = off.filter(({ channel }) => channel === 'sms').map((one) => one.kind);
  if (kind === undefined) return null;
  const subject = RUSSIAN_SMS_SUBJECTS[others.length === 0 ? kind : 'both'];
  return {
    ru: `Muddat: отключены СМС ${subject}. Не вы? Кабинет: «Это не я»`,
    uz: `Muddat: SMS toʻxtatildi: ${namesOf(off, 'sms', 'uz')}. Buni siz qilmagan boʻlsangiz, kabinetda «Bu men emasman»ni bosing.`,
  };
}

/** Sends a last SMS, which names the kinds that are no longer sent by SMS; none if no kind lost this channel. Call it after the commit. */
export async function sendChannelsOffSms(ctx: Context, { id }: Customer, off: readonly DisabledChannel[], locale: Locale): Promise<void> {
  const text = channelsOffSms(off);
  if (text === null) return;
  await sendCustomerSms(ctx, [{ customerId: id, text: text[locale], kind: 'always' }]);
}

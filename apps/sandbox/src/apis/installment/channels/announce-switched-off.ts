import type { Locale } from '@muddat/i18n';
import type { Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Customer } from '../../../core/operation.ts';
import type { Database } from '../../../db/client.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { sendMessages } from '../../../domain/message/send-messages.ts';
import type { SwitchedOff } from './switched-off.ts';

/** Names of the kinds as the settings page shows them. */
const NAMES = {
  payment: { ru: '«Напоминания о платежах»', uz: '«Toʻlov eslatmalari»' },
  order: { ru: '«Заказы и деньги»', uz: '«Buyurtmalar va pul»' },
} as const satisfies Record<SwitchedOff['kind'], Record<Locale, string>>;

const namesOf = (off: readonly SwitchedOff[], channel: SwitchedOff['channel'], locale: Locale): string =>
  off
    .filter((one) => one.channel === channel)
    .map(({ kind }) => NAMES[kind][locale])
    .join(', ');

/**
 * Writes a notification in the portal that the portal shows no more notifications of these kinds. `tx`: the transaction that turns them
 * off.
 */
export async function notifySwitchedOff(tx: Database, customerId: string, off: readonly SwitchedOff[], at: Date): Promise<void> {
  const [ru, uz] = [namesOf(off, 'portal', 'ru'), namesOf(off, 'portal', 'uz')];
  if (ru === '') return;
  await tx.insert(notifications).values({
    id: newId('ntf'),
    customerId,
    type: 'order',
    titleRu: 'Уведомления отключены',
    titleUz: 'Bildirishnomalar toʻxtatildi',
    bodyRu: `На портал больше не приходят: ${ru}. Если это не вы, нажмите «Это не я» в разделе «Вход и безопасность».`,
    bodyUz: `Portalga endi kelmaydi: ${uz}. Buni siz qilmagan boʻlsangiz, «Kirish va xavfsizlik» boʻlimida «Bu men emasman»ni bosing.`,
    createdAt: at,
    link: '/notifications/channels',
  });
}

/** Sends an SMS that no more SMS of these kinds follow. Called after the commit. */
export async function messageSwitchedOff(ctx: Context, { id }: Customer, off: readonly SwitchedOff[], locale: Locale): Promise<void> {
  const names = namesOf(off, 'sms', locale);
  if (names === '') return;
  const text = {
    ru: `Muddat: СМС отключены: ${names}. Не вы? Кабинет → «Это не я».`,
    uz: `Muddat: SMS toʻxtatildi: ${names}. Buni siz qilmagan boʻlsangiz, kabinetda «Bu men emasman»ni bosing.`,
  };
  await sendMessages(ctx, [{ customerId: id, text: text[locale], kind: 'always' }]);
}

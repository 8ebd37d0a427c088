import type { installment } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { logFailure } from '../../../core/request-log.ts';
import { firstFittingSms } from '../../../core/sms-text.ts';
import { isChannelEnabled } from '../../../domain/message/load-channels.ts';

type PlacedOrders = readonly Pick<installment.components['schemas']['Checkout']['orders'][number], 'number' | 'status'>[];
/** The most order numbers that fit in one SMS. For more orders the message says only how many there are. */
const MAX_NAMED_ORDERS = 3;

export function ordersPlacedSms(placed: PlacedOrders): Record<Locale, string> {
  const waits = placed.some((order) => order.status === 'waiting');
  const numbers = placed.map((order) => order.number).join(', ');
  const what =
    placed.length > MAX_NAMED_ORDERS
      ? { ru: `оформлено заказов: ${placed.length}`, uz: `${placed.length} ta buyurtma` }
      : placed.length === 1
        ? { ru: `заказ ${numbers} оформлен`, uz: `${numbers}-buyurtma` }
        : { ru: `оформлены заказы ${numbers}`, uz: `${numbers}-buyurtmalar` };
  const isOne = placed.length === 1;
  // An order whose initial fee is 0 is not to be paid now.
  const allWait = placed.every((order) => order.status === 'waiting');
  const pay = isOne ? ['Оплатите его в течение 24 часов.'] : [...(allWait ? ['Оплатите их за 24 часа.'] : []), 'Оплатите за 24 часа.'];
  const check = isOne ? ['Магазин проверяет его.'] : ['Магазины проверяют их.', 'Магазины проверяют.'];
  const next = waits
    ? { ru: pay, uz: '24 soat ichida toʻlang, aks holda bekor boʻladi.' }
    : { ru: check, uz: isOne ? 'Doʻkon tekshirmoqda.' : 'Doʻkonlar tekshirmoqda.' };
  const [long = '', short = long] = next.ru.map((step) => `Muddat: ${what.ru}. ${step}`);
  return { ru: firstFittingSms([long, short]), uz: `Muddat: ${what.uz} rasmiylashtirildi. ${next.uz}` };
}

/** Sends the SMS that the orders are placed, unless the customer has turned it off. A failure to send does not undo the orders. */
export async function sendOrdersPlacedSms(
  ctx: Context,
  { id, phone }: { readonly id: string; readonly phone: string },
  placed: installment.components['schemas']['Checkout']['orders'],
  locale: Locale,
): Promise<void> {
  if (!(await isChannelEnabled(ctx.db, id, 'order', 'sms'))) return;
  try {
    await ctx.sms.send({ to: phone, text: ordersPlacedSms(placed)[locale], code: null });
  } catch (error) {
    logFailure(ctx.log, error, 'the message about placed orders was not sent');
  }
}

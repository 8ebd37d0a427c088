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
  // An order whose initial fee is 0 is not to be paid now.
  const due = placed.filter((order) => order.status === 'waiting');
  const isOne = placed.length === 1;
  const numbers = numbersOf(placed);
  const counted = { ru: `оформлено заказов: ${placed.length}`, uz: `${placed.length} ta buyurtma` };
  const what =
    placed.length > MAX_NAMED_ORDERS
      ? counted
      : isOne
        ? { ru: `заказ ${numbers} оформлен`, uz: `${numbers}-buyurtma` }
        : { ru: `оформлены заказы ${numbers}`, uz: `${numbers}-buyurtmalar` };
  if (due.length > 0 && due.length < placed.length) return partlyDueSms(due, what, counted);
  const pay = isOne ? ['Оплатите его в течение 24 часов.'] : ['Оплатите их за 24 часа.', 'Оплатите за 24 часа.'];
  const check = isOne ? ['Магазин проверяет его.'] : ['Магазины проверяют их.', 'Магазины проверяют.'];
  const next =
    due.length > 0
      ? { ru: pay, uz: '24 soat ichida toʻlang, aks holda bekor boʻladi.' }
      : { ru: check, uz: isOne ? 'Doʻkon tekshirmoqda.' : 'Doʻkonlar tekshirmoqda.' };
  const [long = '', short = long] = next.ru.map((step) => `Muddat: ${what.ru}. ${step}`);
  return { ru: firstFittingSms([long, short]), uz: `Muddat: ${what.uz} rasmiylashtirildi. ${next.uz}` };
}

const numbersOf = (orders: PlacedOrders): string => orders.map((order) => order.number).join(', ');

/** Some of the orders are to be paid: names them, or says how many they are. */
function partlyDueSms(due: PlacedOrders, what: Record<Locale, string>, counted: Record<Locale, string>): Record<Locale, string> {
  const numbers = numbersOf(due);
  const pay = `Оплатите ${numbers} за 24 часа.`;
  const dueUz = `${numbers}-${due.length === 1 ? 'buyurtmani' : 'buyurtmalarni'}`;
  const payUz = '24 soat ichida toʻlang, aks holda bekor boʻladi.';
  return {
    ru: firstFittingSms([
      `Muddat: ${what.ru}. ${pay}`,
      `Muddat: ${counted.ru}. ${pay}`,
      `Muddat: ${counted.ru}. Оплатите из них ${due.length} за 24 часа.`,
    ]),
    uz: firstFittingSms([
      `Muddat: ${what.uz} rasmiylashtirildi. ${dueUz} ${payUz}`,
      `Muddat: ${counted.uz} rasmiylashtirildi. Ulardan ${due.length} tasini ${payUz}`,
    ]),
  };
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

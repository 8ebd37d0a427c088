import type { installment } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { logFailure } from '../../../core/request-log.ts';
import { goesBy } from '../channels/load-channels.ts';

/** Tells by message that the orders are placed, unless the customer wants none. They stand even when no message can be sent. */
export async function sendPlacedMessage(
  ctx: Context,
  { id, phone }: { readonly id: string; readonly phone: string },
  placed: installment.components['schemas']['Checkout']['orders'],
  locale: Locale,
): Promise<void> {
  if (!(await goesBy(ctx.db, id, 'order', 'sms'))) return;
  const numbers = placed.map((order) => `№ ${order.number}`).join(', ');
  const waits = placed.some((order) => order.status === 'waiting');
  const text = {
    ru: `Muddat: заказ ${numbers} оформлен.${waits ? ' Оплатите его в течение 24 часов, иначе он отменится.' : ' Магазин его проверяет.'}`,
    uz: `Muddat: ${numbers} buyurtma rasmiylashtirildi.${waits ? ' Uni 24 soat ichida toʻlang, aks holda bekor boʻladi.' : ' Doʻkon uni tekshirmoqda.'}`,
  };
  try {
    await ctx.sms.send({ to: phone, text: text[locale], code: null });
  } catch (error) {
    logFailure(ctx.log, error, 'the message about placed orders was not sent');
  }
}

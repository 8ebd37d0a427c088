import type { installment } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { logFailure } from '../../../core/request-log.ts';

/** Tells by message that the orders are placed. They stand even when no message can be sent. */
export async function sendPlacedMessage(
  ctx: Context,
  phone: string,
  placed: installment.components['schemas']['Checkout']['orders'],
  locale: Locale,
): Promise<void> {
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

import { TOP_UP_BOUNDS } from '@muddat/schedule';
import type { Config } from '../../../config/config.ts';
import { operation } from '../../../core/operation.ts';
import { paymentAppUrl } from '../provider/app-link.ts';
import { PAYMENT_SYSTEMS } from '../provider/payment-systems.ts';

/** spec 7, Billing: the list of payment systems is equal for all customers, so guests may request it too. */
export const listAvailableSystems = operation('billing', 'listAvailableSystems', async ({ ctx }) => ({
  status: 200,
  body: {
    data: PAYMENT_SYSTEMS.filter(({ type, system }) => type !== 'payment_app' || canLinkTo(ctx.config, system)).map((item) => ({
      ...item,
      min_amount: TOP_UP_BOUNDS.min,
      max_amount: TOP_UP_BOUNDS.max,
    })),
  },
}));

/** Whether an app has a payment page. Payments by an app without one are refused. */
const canLinkTo = (config: Config, system: string): boolean =>
  paymentAppUrl(config, { id: 'pay_0', system, amount: TOP_UP_BOUNDS.min, returnUrl: null }, 'ru') !== null;

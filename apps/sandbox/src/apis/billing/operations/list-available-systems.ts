import { TOP_UP_BOUNDS } from '@muddat/schedule';
import { operation } from '../../../core/operation.ts';
import { PAYMENT_SYSTEMS } from '../provider/systems.ts';

/** spec 7, Billing: the same for everybody, so a guest may ask too. */
export const listAvailableSystems = operation('billing', 'listAvailableSystems', async () => ({
  status: 200,
  body: { data: PAYMENT_SYSTEMS.map((item) => ({ ...item, min_amount: TOP_UP_BOUNDS.min, max_amount: TOP_UP_BOUNDS.max })) },
}));

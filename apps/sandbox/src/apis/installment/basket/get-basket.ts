import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { baskets } from '../../../db/schema/basket.ts';
import { storedBasketView } from './stored-basket.ts';

export const getBasket = operation('installment', 'getBasket', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  const [kept] = await ctx.db.select().from(baskets).where(eq(baskets.customerId, id));
  return { status: 200, body: storedBasketView(kept) };
});

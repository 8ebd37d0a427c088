import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';

/** For tests: a product whose last item is sold to another customer while this one types the code (`tools/README.md`, The checkout). */
export const SOLD_OUT_PRODUCT_ID = '1033';

export async function sellOutMagicGoods({ db, config }: Context, customerId: string, checkoutId: string): Promise<void> {
  if (!config.testTools) return;
  const [found] = await db
    .select({ request: checkoutQuotes.request })
    .from(checkouts)
    .innerJoin(checkoutQuotes, eq(checkoutQuotes.id, checkouts.quoteId))
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.customerId, customerId), eq(checkouts.status, 'otp_required')));
  if (found?.request.items.some((item) => item.product_id === SOLD_OUT_PRODUCT_ID) !== true) return;
  await db.update(products).set({ stock: 0 }).where(eq(products.id, SOLD_OUT_PRODUCT_ID));
}

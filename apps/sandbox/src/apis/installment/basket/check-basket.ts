import type { installment } from '@muddat/sdk/types';
import { asc, inArray } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { products, storeTerms } from '../../../db/schema/catalogue.ts';
import { computeOffer } from '../../../domain/order/offer.ts';
import { loadProductCards } from '../catalogue/product-card.ts';
import { assertBasketSize, checkBasketLine, mergeBasketLines } from './basket-rules.ts';

type CheckedItem = installment.components['schemas']['CheckedItem'];

export const checkBasket = operation('installment', 'checkBasket', async ({ ctx, body, locale }) => {
  const lines = mergeBasketLines(body.items);
  assertBasketSize(lines);
  const today = ctx.clock.today();
  const ids = lines.map((line) => line.product_id);
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(products).where(inArray(products.id, ids));
  const cards = new Map((await loadProductCards({ db: ctx.db, locale, today }, rows)).map((card) => [card.id, card]));
  const items = lines.flatMap((line): CheckedItem[] => {
    const product = cards.get(line.product_id);
    return product === undefined ? [] : [{ product_id: product.id, quantity: line.quantity, product, ...checkBasketLine(line, product) }];
  });
  const perStore = Map.groupBy(items, (item) => item.product.store.id);
  const terms = Map.groupBy(
    perStore.size === 0
      ? []
      : await ctx.db
          .select()
          .from(storeTerms)
          .where(inArray(storeTerms.storeId, [...perStore.keys()]))
          .orderBy(asc(storeTerms.months)),
    (term) => term.storeId,
  );
  const stores = [...perStore].flatMap(([storeId, own]) => {
    const goodsTotal = own.reduce((sum, item) => sum + item.product.price * item.available, 0);
    const store = own[0]?.product.store;
    const offers = goodsTotal < 1 ? [] : (terms.get(storeId) ?? []).map((term) => computeOffer(goodsTotal, term, today));
    return store === undefined ? [] : [{ store, items: own, goods_total: goodsTotal, offers }];
  });
  return { status: 200, body: { stores, gone: ids.filter((id) => !cards.has(id)), as_of: today } };
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Locale } from '../../../core/locale.ts';
import { ordersPlaced } from '../../../core/metrics/metrics.ts';
import type { Moment } from '../../../core/moment.ts';
import { afterCommit } from '../../../db/after-commit.ts';
import type { Database } from '../../../db/client.ts';
import { baskets } from '../../../db/schema/basket.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { notifications, orderEvents, orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import type { QuotedOrder, QuoteRecord } from '../../../db/schema/quote-json.ts';
import { orderPlaced, orderToPay } from '../../../domain/message/notification-texts.ts';
import type { CheckoutRow } from '../../billing/codes/checkout-otp.ts';
import { storeRefuses } from '../store-run/magic-stores.ts';
import { firstOrderStepAt } from '../store-run/order-steps.ts';

/** domain: an order whose initial fee, or price, is not paid within a day is canceled. */
const PAY_WITHIN_MS = 86_400_000;

type PlacingParams = {
  readonly customerId: string;
  readonly checkout: CheckoutRow;
  readonly record: QuoteRecord;
  readonly moment: Moment;
  readonly config: Config;
  readonly locale: Locale;
};

/** Writes the orders of a signed quote and deducts the goods, the promo code and the bonuses. The caller has locked all of these rows. */
export async function placeOrders(tx: Database, placing: PlacingParams): Promise<void> {
  const { record, customerId, checkout, moment } = placing;
  const numbers = await nextOrderNumbers(tx, record.orders.length);
  for (const [index, quoted] of record.orders.entries()) await placeOrder(tx, placing, quoted, numbers[index] ?? '');
  const items = record.orders.flatMap((order) => order.items).toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  for (const { productId, quantity } of items) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(eq(products.id, productId));
  }
  if (record.promoCode !== null) {
    await tx
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} + 1` })
      .where(eq(promoCodes.code, record.promoCode));
    await tx.insert(promoUses).values({ code: record.promoCode, customerId, checkoutId: checkout.id, at: moment.now });
  }
  await removeFromBasket(tx, customerId, new Map(items.map((item) => [item.productId, item.quantity])), moment.now);
}

async function nextOrderNumbers(tx: Database, count: number): Promise<string[]> {
  const rows = await tx.select({ number: sql<string>`nextval('order_numbers')::text` }).from(sql`generate_series(1, ${count}::int) as n`);
  return rows.map(({ number }) => number);
}

async function placeOrder(tx: Database, placing: PlacingParams, quoted: QuotedOrder, id: string): Promise<void> {
  const { customerId, checkout, record, moment, config, locale } = placing;
  const { now } = moment;
  const { offer } = quoted;
  const toPay = record.orderType === 'installment' ? quoted.initialFee : record.cash ? 0 : quoted.price;
  const status = toPay > 0 ? 'waiting' : 'pending';
  const payUntil = toPay > 0 ? new Date(now.getTime() + PAY_WITHIN_MS) : null;
  const refuses = storeRefuses(quoted.store.id, config);
  afterCommit(tx, () => ordersPlaced.inc({ type: record.orderType }));
  await tx.insert(orders).values({
    id,
    number: id,
    customerId,
    storeId: quoted.store.id,
    type: record.orderType,
    status,
    createdAt: now,
    goodsAmount: quoted.goods,
    discountAmount: quoted.discount,
    bonusAmount: quoted.bonus,
    deliveryAmount: quoted.deliveryPrice,
    cashCommission: quoted.commission,
    price: quoted.price,
    initialFee: quoted.initialFee,
    financed: offer?.financed ?? 0,
    markupBp: offer?.markup_bp ?? 0,
    markup: offer?.markup ?? 0,
    month: offer?.months ?? 0,
    monthlyPayment: offer?.monthly_payment ?? 0,
    totalAmount: offer?.total ?? quoted.price,
    deliveryKind: quoted.delivery.kind,
    deliveryDistrictId: quoted.delivery.kind === 'delivery' ? quoted.delivery.districtId : null,
    deliveryAddress: quoted.delivery.kind === 'delivery' ? quoted.delivery.addressRu : null,
    pickupAddressId: quoted.delivery.addressId,
    comment: checkout.comment,
    checkoutId: checkout.id,
    promoCode: quoted.discount > 0 ? record.promoCode : null,
    locale,
    cash: record.cash,
    payUntil,
    nextStepAt: firstOrderStepAt({ status, placedAt: now, payUntil, refuses, config }),
  });
  await tx.insert(orderItems).values(
    quoted.items.map(({ productId, nameRu, nameUz, image, price, quantity }, index) => ({
      orderId: id,
      number: index + 1,
      productId,
      nameRu,
      nameUz,
      image: image ?? '',
      price,
      quantity,
    })),
  );
  if (offer !== null) {
    await tx
      .insert(scheduleRows)
      .values(offer.schedule.map(({ number, due_date: dueDate, amount }) => ({ orderId: id, number, dueDate, amount })));
  }
  const history = status === 'waiting' ? (['pending', 'waiting'] as const) : (['pending'] as const);
  await tx
    .insert(orderEvents)
    .values(history.map((step) => ({ orderId: id, status: step, at: now, actor: step === 'pending' ? 'customer' : 'system' })));
  if (quoted.bonus > 0) await tx.insert(bonusEntries).values({ customerId, amount: -quoted.bonus, kind: 'spent', orderId: id, at: now });
  const text = payUntil === null ? orderPlaced(id, quoted.store.name) : orderToPay(id, toPay, payUntil);
  const { name: storeName } = quoted.store;
  const notice = { id: randomUUID(), customerId, type: 'order', ...text, storeName, createdAt: now, link: `/orders/${id}` };
  await tx.insert(notifications).values(notice);
}

/** Removes the purchased goods from the stored basket. Another tab notices the change by the basket's version. */
async function removeFromBasket(tx: Database, customerId: string, bought: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const [kept] = await tx.select().from(baskets).where(eq(baskets.customerId, customerId)).for('update');
  if (kept === undefined) return;
  const items = kept.items
    .map((item) => ({ ...item, quantity: item.quantity - (bought.get(item.productId) ?? 0) }))
    .filter((item) => item.quantity > 0);
  await tx
    .update(baskets)
    .set({ items, version: kept.version + 1, savedAt: now })
    .where(eq(baskets.customerId, customerId));
}

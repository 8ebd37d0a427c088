import type { CalendarDate } from '@muddat/schedule';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { products, storeAddresses, storeDeliveries, stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { districts, pages } from '../../../db/schema/content.ts';
import { limits, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { loadLimitUsage } from '../../../domain/limit/limit-usage.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { isCardExpired } from '../../billing/cards/card-expiry.ts';
import { findCard } from '../../billing/cards/card-store.ts';
import { OFFER_VERSION } from '../../billing/cards/offer-version.ts';
import { bonusState } from './bonus-rules.ts';
import { normalizePromoCode } from './promo-rules.ts';
import type { QuoteContext, QuoteRequest } from './quote-context.ts';

type QuoteContextParams = { readonly customerId: string; readonly ask: QuoteRequest; readonly today: CalendarDate; readonly lock: boolean };

/**
 * Loads all data that a quote depends on. `lock`: for a transaction that places orders; locks the rows of customer, limit, goods (by id)
 * and promo code, in this sequence. Two simultaneous checkouts then cannot sell the same item or use the same limit twice.
 */
export async function loadQuoteContext(db: Database, { customerId, ask, today, lock }: QuoteContextParams): Promise<QuoteContext> {
  if (lock) await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
  const limit = await loadLimit(db, customerId, today, lock);
  const goods = await loadProducts(db, ask, lock);
  const code = normalizePromoCode(ask.promo_code ?? '');
  const promoQuery = db.select().from(promoCodes).where(eq(promoCodes.code, code));
  const [promo] = code === '' ? [] : lock ? await promoQuery.for('update') : await promoQuery;
  const mine = and(eq(promoUses.code, code), eq(promoUses.customerId, customerId));
  const promoUsed = promo !== undefined && (await db.$count(promoUses, mine)) > 0;
  const storeIds = [...new Set(goods.map(({ storeId }) => storeId))];
  const sellers = storeIds.length === 0 ? [] : await db.select().from(stores).where(inArray(stores.id, storeIds));
  const terms = storeIds.length === 0 ? [] : await db.select().from(storeTerms).where(inArray(storeTerms.storeId, storeIds));
  return {
    today,
    products: new Map(goods.map(({ images, ...product }) => [product.id, { ...product, image: images[0] ?? null }])),
    stores: new Map(sellers.map((store) => [store.id, store])),
    terms,
    ...(await loadDelivery(db, ask.delivery, storeIds)),
    card: await loadCard(db, customerId, ask.card_entity_id ?? '', today),
    limit,
    promo: promo ?? null,
    promoUsed,
    bonusBalance: (ask.bonus ?? 0) === 0 ? 0 : await loadBonusBalance(db, customerId, today),
    dueAmounts: await loadDueAmounts(db, customerId),
    offerVersion: await loadOfferVersion(db),
  };
}

/** The version of the public offer in force; `OFFER_VERSION` if the page is missing. */
async function loadOfferVersion(db: Database): Promise<string> {
  const [page] = await db.select({ version: pages.version }).from(pages).where(eq(pages.alias, 'public-offer'));
  return page?.version ?? OFFER_VERSION;
}

async function loadLimit(db: Database, customerId: string, today: CalendarDate, lock: boolean): Promise<QuoteContext['limit']> {
  const query = db.select().from(limits).where(eq(limits.customerId, customerId));
  const [row] = lock ? await query.for('update') : await query;
  const approved = row?.status === 'approved' && (row.validUntil === null || row.validUntil >= today);
  if (row === undefined || !approved) return { approved: false, available: 0 };
  const { used } = await loadLimitUsage(db, customerId, today);
  return { approved, available: Math.max(0, row.amount - used) };
}

async function loadProducts(db: Database, ask: QuoteRequest, lock: boolean) {
  const ids = [...new Set(ask.items.map((item) => item.product_id))];
  if (ids.length === 0) return [];
  const { id, storeId, nameRu, nameUz, images, price, stock } = products;
  const query = db.select({ id, storeId, nameRu, nameUz, images, price, stock }).from(products).where(inArray(id, ids)).orderBy(asc(id));
  return lock ? query.for('update') : query;
}

async function loadDelivery(
  db: Database,
  asked: QuoteRequest['delivery'],
  storeIds: readonly string[],
): Promise<Pick<QuoteContext, 'deliveries' | 'district' | 'branch'>> {
  if (asked?.kind === 'pickup') {
    const [branch] = await db
      .select()
      .from(storeAddresses)
      .where(eq(storeAddresses.id, asked.address_id ?? ''));
    return { deliveries: new Map(), district: null, branch: branch ?? null };
  }
  const inRegion = and(eq(storeDeliveries.regionId, asked?.region_id ?? ''), inArray(storeDeliveries.storeId, [...storeIds]));
  const prices = asked === undefined || storeIds.length === 0 ? [] : await db.select().from(storeDeliveries).where(inRegion);
  const [district] = await db
    .select({ id: districts.id, regionId: districts.regionId })
    .from(districts)
    .where(eq(districts.id, asked?.district_id ?? ''));
  return { deliveries: new Map(prices.map(({ storeId, price }) => [storeId, price])), district: district ?? null, branch: null };
}

async function loadCard(db: Database, customerId: string, id: string, today: CalendarDate): Promise<QuoteContext['card']> {
  const card = id === '' ? null : await findCard(db, customerId, id);
  return card === null ? null : { bank: card.bank, expired: isCardExpired(card.expiry, today) };
}

async function loadBonusBalance(db: Database, customerId: string, today: CalendarDate): Promise<number> {
  return bonusState(await loadBonusEntries(db, customerId), today).balance;
}

export function loadBonusEntries(db: Database, customerId: string) {
  return db.select().from(bonusEntries).where(eq(bonusEntries.customerId, customerId)).orderBy(asc(bonusEntries.at), asc(bonusEntries.id));
}

async function loadDueAmounts(db: Database, customerId: string): Promise<QuoteContext['dueAmounts']> {
  const running = inArray(orders.status, statusesOfPhases('checking', 'awaiting', 'running'));
  const rows = await db
    .select({ dueDate: scheduleRows.dueDate, amount: scheduleRows.amount, paidAmount: scheduleRows.paidAmount })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(and(eq(orders.customerId, customerId), running, lt(scheduleRows.paidAmount, scheduleRows.amount)));
  return rows.map(({ dueDate, amount, paidAmount }) => ({ dueDate, amount: amount - paidAmount }));
}

import { addDays, bonusExpiresOn } from '@muddat/schedule';
import { eq, sql } from 'drizzle-orm';
import { SOLD_OUT_PRODUCT_ID } from '../apis/installment/checkout/magic-goods.ts';
import type { Database } from '../db/client.ts';
import { products, stores } from '../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, savedAddresses } from '../db/schema/checkout.ts';
import { orders } from '../db/schema/orders.ts';
import type { SeedInput } from './shared/seed-input.ts';

/**
 * Stores that require a card of one bank for installments (spec 5). The first demo customer has cards of both banks, the second of neither.
 */
export const STORE_BANKS = [
  { id: '5', bank: 'Kapitalbank' },
  { id: '20', bank: 'Hamkorbank' },
] as const;

/** Codes that work, a code of a single store, and a code for each refusal. `lastDay`: in days from today. */
export const PROMO_CODES = [
  { code: 'MUDDAT10', percentBp: 1_000, lastDay: 365, maxUses: 100_000 },
  { code: 'KATTA200', amount: 200_000, minGoods: 5_000_000, lastDay: 365, maxUses: 100_000 },
  { code: 'ORZU50', amount: 50_000, storeId: '1', lastDay: 365, maxUses: 100_000 },
  { code: 'OLDYEAR', percentBp: 2_000, lastDay: -1, maxUses: 100 },
  { code: 'LASTONE', percentBp: 1_500, lastDay: 30, maxUses: 1, uses: 1 },
] as const;

const DILNOZA_ID = 'cus_0001';

/** Seeds promo codes, bonuses and an address with which the checkout can be tried; `tools/README.md` lists them. */
export async function seedCheckout(tx: Database, { today }: SeedInput): Promise<void> {
  await tx.execute(sql`alter sequence order_numbers restart`);
  for (const { id, bank } of STORE_BANKS) await tx.update(stores).set({ installmentBank: bank }).where(eq(stores.id, id));
  await tx.update(products).set({ stock: 1 }).where(eq(products.id, SOLD_OUT_PRODUCT_ID));
  await tx.insert(promoCodes).values(PROMO_CODES.map(({ lastDay, ...code }) => ({ ...code, validUntil: addDays(today, lastDay) })));
  const earned = addDays(today, -40);
  const [paid] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, DILNOZA_ID)).orderBy(orders.id).limit(1);
  await tx.insert(bonusEntries).values({
    customerId: DILNOZA_ID,
    amount: 42_000,
    kind: 'earned',
    orderId: paid?.id ?? null,
    at: new Date(`${earned}T10:00:00+05:00`),
    expiresOn: bonusExpiresOn(earned),
  });
  await tx.insert(savedAddresses).values({
    id: 'addr_seed_1',
    customerId: DILNOZA_ID,
    regionId: '1726',
    districtId: '1726266',
    address: 'Amir Temur koʻchasi 107, 42-xonadon',
    createdAt: new Date(`${earned}T10:00:00+05:00`),
  });
}

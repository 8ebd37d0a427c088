import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { storeAddresses } from '../../db/schema/catalogue.ts';
import { regions } from '../../db/schema/content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DocumentFacts, Seller } from './pdf/document-facts.ts';

/**
 * Address and phone of the store of each order that a document names, by the order's number: the branch of a pickup, else the store's first
 * branch. They are not facts of the document: a store that moves must not make a contract invalid.
 */
export async function loadSellers(db: Database, facts: DocumentFacts): Promise<ReadonlyMap<string, Seller>> {
  const numbers = orderNumbersOf(facts);
  if (numbers.length === 0) return new Map();
  const branches = await db
    .select({
      number: orders.number,
      pickupId: orders.pickupAddressId,
      id: storeAddresses.id,
      regionRu: regions.nameRu,
      regionUz: regions.nameUz,
      streetRu: storeAddresses.addressRu,
      streetUz: storeAddresses.addressUz,
      phone: storeAddresses.phone,
    })
    .from(orders)
    .innerJoin(storeAddresses, eq(storeAddresses.storeId, orders.storeId))
    .leftJoin(regions, eq(regions.id, storeAddresses.regionId))
    .where(inArray(orders.number, [...numbers]))
    .orderBy(asc(storeAddresses.id));
  const sellers = new Map<string, Seller>();
  for (const { number, pickupId, id, regionRu, regionUz, streetRu, streetUz, phone } of branches) {
    if (sellers.has(number) && id !== pickupId) continue;
    const [addressRu, addressUz] = [addressOf(regionRu, streetRu), addressOf(regionUz, streetUz)];
    sellers.set(number, { addressRu, addressUz, phone });
  }
  return sellers;
}

const addressOf = (region: string | null, street: string): string => (region === null ? street : `${region}, ${street}`);

function orderNumbersOf(facts: DocumentFacts): readonly string[] {
  if (facts.kind === 'statement') return [];
  return facts.kind === 'receipt' ? facts.orders.map(({ number }) => number) : [facts.number];
}

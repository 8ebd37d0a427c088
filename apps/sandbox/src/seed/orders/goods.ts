import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products, storeAddresses, storeTerms } from '../../db/schema/catalogue.ts';
import type { Random } from '../random.ts';
import type { OrderPlan } from './plan.ts';

/** A product of the catalogue as an order takes it. */
export type Goods = {
  readonly id: string;
  readonly storeId: string;
  readonly branchId: string | null;
  readonly nameRu: string;
  readonly nameUz: string;
  readonly image: string;
  readonly price: number;
  /** Mark-up of its store for a term, in basis points; throws for a term the store does not offer. */
  markupOf(months: number): number;
};

export type Shelf = { pick(plan: OrderPlan, random: Random): Goods };

/** The catalogue to choose from. Stores that have not been chosen yet come first, so that the demo orders show many. */
export async function openShelf(db: Database): Promise<Shelf> {
  const all = await db.select().from(products).where(gt(products.stock, 0)).orderBy(asc(products.id));
  const terms = await db.select().from(storeTerms);
  const branches = await db.select().from(storeAddresses).orderBy(asc(storeAddresses.id));
  const markups = new Map(terms.map((term) => [`${term.storeId}/${term.months}`, term.markupBp]));
  const branchOf = new Map(branches.toReversed().map((branch) => [branch.storeId, branch.id]));
  const chosen = new Set<string>();
  return {
    pick({ months, goods: [from, to], pickup }, random) {
      const fitting = all.filter(
        (product) =>
          product.price >= from &&
          product.price <= to &&
          (months === 0 || markups.has(`${product.storeId}/${months}`)) &&
          (!pickup || branchOf.has(product.storeId)),
      );
      const fresh = fitting.filter((product) => !chosen.has(product.storeId));
      const [first, ...others] = fresh.length > 0 ? fresh : fitting;
      if (first === undefined) throw new RangeError(`the catalogue has nothing from ${from} to ${to} so'm for ${months} months`);
      const product = random.pick([first, ...others]);
      chosen.add(product.storeId);
      return {
        id: product.id,
        storeId: product.storeId,
        branchId: branchOf.get(product.storeId) ?? null,
        nameRu: product.nameRu,
        nameUz: product.nameUz,
        image: product.images[0] ?? '',
        price: product.price,
        markupOf(term) {
          const markupBp = markups.get(`${product.storeId}/${term}`);
          if (markupBp === undefined) throw new RangeError(`store ${product.storeId} has no term of ${term} months`);
          return markupBp;
        },
      };
    },
  };
}

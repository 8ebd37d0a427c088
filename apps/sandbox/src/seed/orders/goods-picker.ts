import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products, storeAddresses, storeTerms } from '../../db/schema/catalogue.ts';
import type { SeededRandom } from '../shared/random.ts';
import type { OrderPlan } from './plan.ts';

type Line = {
  readonly id: string;
  readonly nameRu: string;
  readonly nameUz: string;
  readonly image: string;
  readonly price: number;
  readonly quantity: number;
};

/** Goods of one store for an order. */
export type OrderGoods = {
  readonly storeId: string;
  readonly branchId: string | null;
  readonly lines: readonly Line[];
  /** The store's mark-up for a term, in basis points; throws for a term that the store does not offer. */
  markupOf(months: number): number;
};

type GoodsRequest = Pick<OrderPlan, 'months' | 'goods' | 'pickup' | 'more'>;

export type GoodsPicker = {
  /** Picks goods for a plan, preferably from a store that was not chosen yet, so that the demo orders show different stores. */
  pick(wanted: GoodsRequest, random: SeededRandom): OrderGoods;
};

type Product = typeof products.$inferSelect;

/** Additional goods cost at most this share of the first product, so that an order stays in its price range. */
const SIDE_GOODS_SHARE = 0.4;

/** Loads the goods in stock from which the demo orders are filled. */
export async function createGoodsPicker(db: Database): Promise<GoodsPicker> {
  const all = await db.select().from(products).where(gt(products.stock, 0)).orderBy(asc(products.id));
  const terms = await db.select().from(storeTerms);
  const branches = await db.select().from(storeAddresses).orderBy(asc(storeAddresses.id));
  const markups = new Map(terms.map((term) => [`${term.storeId}/${term.months}`, term.markupBp]));
  const branchOf = new Map(branches.toReversed().map((branch) => [branch.storeId, branch.id]));
  const chosen = new Set<string>();

  const besides = (first: Product): readonly Product[] =>
    all.filter(
      (product) => product.storeId === first.storeId && product.id !== first.id && product.price <= first.price * SIDE_GOODS_SHARE,
    );
  const fitting = ({ months, goods: [from, to], pickup, more = 0 }: GoodsRequest): readonly Product[] =>
    all
      .filter((product) => product.price >= from && product.price <= to)
      .filter((product) => months === 0 || markups.has(`${product.storeId}/${months}`))
      .filter((product) => !pickup || branchOf.has(product.storeId))
      .filter((product) => more === 0 || besides(product).length >= more);
  const cheaper = (first: Product, number: number, random: SeededRandom): Line[] => {
    const others = besides(first);
    const start = random.int(0, Math.max(0, others.length - number));
    return others.slice(start, start + number).map((product, index) => lineOf(product, index === number - 1 ? 2 : 1));
  };
  const markupOf = (storeId: string) => (months: number) => {
    const markupBp = markups.get(`${storeId}/${months}`);
    if (markupBp === undefined) throw new RangeError(`store ${storeId} has no term of ${months} months`);
    return markupBp;
  };
  return {
    pick(wanted, random) {
      const candidates = fitting(wanted);
      const fresh = candidates.filter((product) => !chosen.has(product.storeId));
      const from = fresh.length > 0 ? fresh : candidates;
      const first = from[random.int(0, from.length - 1)];
      if (first === undefined) throw new RangeError(`the catalogue has nothing for ${JSON.stringify(wanted)}`);
      chosen.add(first.storeId);
      const lines = [lineOf(first, 1), ...cheaper(first, wanted.more ?? 0, random)];
      return { storeId: first.storeId, branchId: branchOf.get(first.storeId) ?? null, lines, markupOf: markupOf(first.storeId) };
    },
  };
}

function lineOf({ id, nameRu, nameUz, images, price }: Product, quantity: number): Line {
  return { id, nameRu, nameUz, image: images[0] ?? '', price, quantity };
}

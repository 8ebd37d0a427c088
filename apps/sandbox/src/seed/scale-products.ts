import { asc, getTableColumns, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/catalogue.ts';
import { indexProducts } from '../search/index-rows.ts';

type Product = typeof products.$inferInsert;

const PRODUCTS_PER_TRANSACTION = 5_000;
/** Far above the ids of the demo products. */
const FIRST_ID = 10_000_000;
const FIRST_MODEL_NUMBER = 500;
/** Prime numbers, so that consecutive products get very different numbers. */
const POPULARITY_STEP = 7_919;
const POPULARITY_RANGE = 10_007;
const PRICE_STEP = 1_000;
const PRICES = 25;

/**
 * Adds generated products that the search finds like the demo products: copies of these with different model numbers, prices and
 * popularity.
 */
export async function addGeneratedProducts(db: Database, wanted: number): Promise<void> {
  const models = await db.select().from(products).where(sql`${products.id}::bigint < ${FIRST_ID}`).orderBy(asc(products.id));
  const made = (await db.$count(products)) - models.length;
  for (let done = 0; done < wanted; done += PRODUCTS_PER_TRANSACTION) {
    const rows = Array.from({ length: Math.min(PRODUCTS_PER_TRANSACTION, wanted - done) }, (_, index) =>
      copyProduct(models, made + done + index + 1),
    );
    await db.transaction(async (tx) => {
      await insertProducts(tx, rows);
      await indexProducts(
        tx,
        rows.map(({ id }) => id),
      );
    });
  }
  await db.execute(sql`analyze`);
}

const casing = new CasingCache('snake_case');
const columns = Object.entries(getTableColumns(products)).map(([field, column]) => ({ field, name: casing.getColumnCasing(column) }));

/** The rows are one JSON parameter, which is many times faster than a parameter for each value. */
async function insertProducts(tx: Database, rows: readonly Product[]): Promise<void> {
  const records = rows.map((row) => {
    const fields = new Map(Object.entries(row));
    return Object.fromEntries(columns.map(({ field, name }) => [name, fields.get(field)]));
  });
  await tx.execute(sql`insert into products select * from jsonb_populate_recordset(null::products, ${JSON.stringify(records)}::jsonb)`);
}

function copyProduct(models: readonly Product[], n: number): Product {
  const model = models[n % models.length];
  if (model === undefined) throw new TypeError('there are no goods to copy');
  const number = String(FIRST_MODEL_NUMBER + n);
  const renamed = (name: string) => {
    const at = Math.max(0, name.indexOf(model.brand ?? ''));
    return name.slice(0, at) + name.slice(at).replace(/\d+/, number);
  };
  return {
    ...model,
    id: String(FIRST_ID + n),
    nameRu: renamed(model.nameRu),
    nameUz: renamed(model.nameUz),
    price: model.price + (n % PRICES) * PRICE_STEP,
    popularity: (n * POPULARITY_STEP) % POPULARITY_RANGE,
  };
}

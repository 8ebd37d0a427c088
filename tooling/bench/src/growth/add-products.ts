import pg from 'pg';
import * as v from 'valibot';

/** Far above the ids of the demo products. */
const FIRST_ID = 10_000_000;
const countsSchema = v.pipe(
  v.array(v.object({ count: v.number() })),
  v.transform((rows) => rows.map(({ count }) => count)),
);
const indexesSchema = v.array(v.object({ indexname: v.string(), indexdef: v.string() }));

/**
 * Fills the catalogue up to `count` products and returns their number. New ones are copies of the demo products, which differ in id, price and
 * popularity, not in name. The large indexes of the search are made anew afterwards, which is many times faster than to extend them.
 */
export async function fillProducts(databaseUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [there = 0] = v.parse(countsSchema, (await client.query('select count(*)::int as count from products')).rows);
    if (there >= count) return there;
    const found = await client.query(
      `select indexname, indexdef from pg_indexes where tablename = 'search_entries' and indexdef like '%gin%'`,
    );
    const indexes = v.parse(indexesSchema, found.rows);
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    const models = `(select id, row_number() over (order by id) - 1 as place, count(*) over () as count from products) models`;
    const numbers = `generate_series(1, ${count - there}) as n`;
    const copyOf = (fields: string) => `jsonb_build_object('id', (${FIRST_ID} + n)::text, ${fields})`;
    // The search comes first, while all products are models.
    await client.query(`insert into search_entries select (jsonb_populate_record(e, ${copyOf(
      `'rank', (n::bigint * 7919) % 10007`,
    )})).* from ${numbers} join ${models} on place = n % count
      join search_entries e on e.kind = 'product' and e.id = models.id`);
    await client.query(
      `insert into products select (jsonb_populate_record(p, ${copyOf(
        `'price', p.price + (n % 25) * 1000, 'popularity', (n::bigint * 7919) % 10007`,
      )})).* from ${numbers} join ${models} on place = n % count join products p on p.id = models.id`,
    );
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('analyze');
    return count;
  } finally {
    await client.end();
  }
}

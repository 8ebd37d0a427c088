import { expect, test } from 'vitest';
import { products } from '../db/schema/catalogue.ts';
import { search } from '../search/search.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox();

const scale = (payload: object) => sandbox.app.inject({ method: 'POST', url: '/sandbox/scale', payload });

test('POST /sandbox/scale adds goods, also repeatedly, and search finds them by their names', async () => {
  const before = await sandbox.db.$count(products);
  expect((await scale({ products: 30 })).json()).toMatchObject({ products: 30 });
  expect((await scale({ products: 12 })).statusCode).toBe(200);
  const rows = await sandbox.db.select().from(products);
  const added = rows.filter(({ id }) => Number(id) > 10_000_000);
  expect(rows.length).toBe(before + 42);
  expect(added).toHaveLength(42);
  expect(new Set(added.map(({ id }) => id)).size).toBe(42);
  for (const row of [added[0], added[41]]) {
    const { data } = await search(sandbox.db, row?.nameRu ?? '', { kind: 'product', limit: 3, offset: 0 }, 'ru', '2026-11-21');
    expect(data.map(({ id }) => id)).toContain(row?.id);
  }
});

test.each([{}, { products: 0 }, { products: 1.5 }, { products: '9' }, { goods: 1 }])(
  'POST /sandbox/scale refuses the body %j with 400',
  async (body) => {
    expect((await scale(body)).statusCode).toBe(400);
  },
);

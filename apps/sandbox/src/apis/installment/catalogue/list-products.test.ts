import { serializeQuery } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeTerms } from '../../../db/schema/catalogue.ts';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Schemas = installment.components['schemas'];
type Listing = { data: Schemas['ProductCard'][]; meta: Schemas['PageMeta']; facets: Schemas['ProductFacets'] };

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);
const read = async (query: Record<string, unknown>) =>
  (await guest<Listing>(`/v3/products?${serializeQuery({ category_ids: ['1'], per_page: 60, ...query })}`)).body;
const termsOfStore = (id: string) => sandbox.db.select().from(storeTerms).where(eq(storeTerms.storeId, id));
const longestTerm = async (id: string) => Math.max(...(await termsOfStore(id)).map(({ months }) => months));

test('under a bound of the monthly payment each other store counts the products that a choice of it alone would show', async () => {
  const stores = (await read({})).facets.stores;
  const longest = await Promise.all(stores.map(({ id }) => longestTerm(id)));
  const chosen = stores[longest.indexOf(Math.max(...longest))];
  const bound = { monthly_max: 300_000 };
  const { facets } = await read({ store_ids: [chosen?.id], ...bound });
  const others = facets.stores.filter(({ id }) => id !== chosen?.id);
  expect((await Promise.all(others.map(({ id }) => longestTerm(id)))).some((months) => months < Math.max(...longest))).toBe(true);
  for (const { id, count } of others) expect((await read({ store_ids: [id], ...bound })).meta.total, id).toBe(count);
});

test('a list whose stores share no term shows, sorts and bounds the payments with the longest term of each store', async () => {
  const [one, other] = (await read({})).facets.stores.map(({ id }) => id);
  const ids = [one ?? '', other ?? ''];
  await sandbox.db.delete(storeTerms).where(and(eq(storeTerms.storeId, ids[0] ?? ''), ne(storeTerms.months, 3)));
  await sandbox.db.delete(storeTerms).where(and(eq(storeTerms.storeId, ids[1] ?? ''), ne(storeTerms.months, 12)));
  const { data, facets } = await read({ store_ids: ids, sort: 'monthly_asc', per_page: 2 });
  const whole = await read({ store_ids: ids, sort: 'monthly_asc' });
  const sums = whole.data.map((card) => card.from_monthly?.monthly_payment ?? 0);
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  expect(facets.monthly?.min).toBe(sums[0]);
  expect(new Set(whole.data.map((card) => card.from_monthly?.months))).toEqual(new Set([3, 12]));
  expect(data).toEqual(whole.data.slice(0, 2));
});

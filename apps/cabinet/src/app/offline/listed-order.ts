import { tashkentDate } from '@muddat/i18n';
import * as v from 'valibot';
import type { KeptAnswer, KeptStore } from './kept-store.ts';

const NAME = /^order\/(.+)$/;

const pageSchema = v.object({ data: v.array(v.looseObject({ id: v.string() })) });
const listSchema = v.union([
  v.pipe(
    v.object({ pages: v.array(pageSchema) }),
    v.transform(({ pages }) => pages),
  ),
  v.pipe(
    pageSchema,
    v.transform((page) => [page]),
  ),
]);
const daySchema = v.object({ as_of: v.string() });

/**
 * An order that no page has opened, as the latest kept list tells it; null where none has it, and for any other name. Lists tell whole
 * orders, but for refunds, returns and what may be done with them.
 */
export async function readListedOrder(store: Pick<KeptStore, 'read'>, name: string): Promise<KeptAnswer | null> {
  const id = NAME.exec(name)?.[1];
  if (id === undefined) return null;
  const lists = await Promise.all(['newest-orders', 'orders'].map((list) => store.read(list)));
  const found = lists
    .flatMap((kept) => {
      const order = kept && orderIn(kept.data, id);
      return order ? [{ ...kept, data: order }] : [];
    })
    .toSorted((a, b) => b.at - a.at)[0];
  return found === undefined ? null : { ...found, data: { data: found.data, as_of: await serverDay(store, found.at) } };
}

function orderIn(data: unknown, id: string): object | undefined {
  const list = v.safeParse(listSchema, data);
  return list.success ? list.output.flatMap((page) => page.data).find((order) => order.id === id) : undefined;
}

/** The server's day when an answer came. Lists do not tell it; what was asked for on the same day by this device's clock does. */
async function serverDay(store: Pick<KeptStore, 'read'>, at: number): Promise<string> {
  const day = tashkentDate(at);
  const told = await Promise.all(['month', 'next-payment'].map((name) => store.read(name)));
  const ofDay = told.flatMap((kept) => {
    const answer = v.safeParse(daySchema, kept?.data);
    return kept && answer.success && tashkentDate(kept.at) === day ? [answer.output.as_of] : [];
  });
  return ofDay[0] ?? day;
}

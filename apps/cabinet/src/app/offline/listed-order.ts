import { tashkentDate } from '@muddat/i18n';
import * as v from 'valibot';
import type { QueryName } from '../../domain/customer/keys.ts';
import type { OfflineStore, StoredResponse } from './offline-store.ts';

/** Stored lists that contain orders. */
const LISTS = ['newest-orders', 'orders'] as const satisfies readonly QueryName[];
/** Stored responses that contain the server's date. */
const DATED = ['month', 'next-payment'] as const satisfies readonly QueryName[];
const NAME = new RegExp(`^${'order' satisfies QueryName}/(.+)$`);

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
 * Reads an order that was never opened from the latest stored list. Null if no list contains it, or if `name` is not the name of an order.
 * A listed order lacks its refunds, its returns and the allowed actions.
 */
export async function readOrderFromStoredList(store: Pick<OfflineStore, 'read'>, name: string): Promise<StoredResponse | null> {
  const id = NAME.exec(name)?.[1];
  if (id === undefined) return null;
  const lists = await Promise.all(LISTS.map((list) => store.read(list)));
  const found = lists
    .flatMap((kept) => {
      const order = kept && findOrder(kept.data, id);
      return order ? [{ ...kept, data: order }] : [];
    })
    .toSorted((a, b) => b.at - a.at)[0];
  return found === undefined ? null : { ...found, data: { data: found.data, as_of: await serverDay(store, found.at) } };
}

function findOrder(data: unknown, id: string): object | undefined {
  const list = v.safeParse(listSchema, data);
  return list.success ? list.output.flatMap((page) => page.data).find((order) => order.id === id) : undefined;
}

/**
 * The server's date when a list was fetched, 'YYYY-MM-DD'. Lists do not contain it, so it is read from another response of the same day;
 * without one, it is the day in Tashkent by this device's clock.
 */
async function serverDay(store: Pick<OfflineStore, 'read'>, at: number): Promise<string> {
  const day = tashkentDate(at);
  const told = await Promise.all(DATED.map((name) => store.read(name)));
  const ofDay = told.flatMap((kept) => {
    const answer = v.safeParse(daySchema, kept?.data);
    return kept && answer.success && tashkentDate(kept.at) === day ? [answer.output.as_of] : [];
  });
  return ofDay[0] ?? day;
}

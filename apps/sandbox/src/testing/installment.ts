import { orders } from '../db/schema/orders.ts';
import type { TestSandbox } from './test-sandbox.ts';

/** The fields of a response that a test reads. The sandbox itself checks its responses against the contract. */
type InstallmentResponse<T> = { readonly status: number; readonly body: T };

export type InstallmentCaller = <T>(
  path: string,
  options?: { locale?: string; method?: 'GET' | 'PUT' | 'POST'; send?: unknown },
) => Promise<InstallmentResponse<T>>;

export const DILNOZA_PHONE = '+998900000001';
export const JASUR_PHONE = '+998900000002';
export const MALIKA_PHONE = '+998900000003';

/** Calls the installment API over HTTP as a customer (by phone) or as a guest (null). */
export async function createInstallmentCaller(sandbox: TestSandbox, phone: string | null): Promise<InstallmentCaller> {
  const token = phone === null ? await sandbox.guestToken() : await sandbox.tokenFor(phone);
  return async (path, { locale = 'ru', method = 'GET', send } = {}) => {
    const answer = await sandbox.app.inject({
      method,
      url: `/installment${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': locale,
        clientmodel: 'web',
        ...(send === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(send === undefined ? {} : { payload: JSON.stringify(send) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** All entries of a paged list, page by page; throws if an entry occurs twice. */
export async function fetchAllPages<T extends { id: string }>(call: InstallmentCaller, path: string): Promise<T[][]> {
  const pages: T[][] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const glue = path.includes('?') ? '&' : '?';
    const answer = await call<{ data: T[]; next_cursor?: string }>(
      cursor === undefined ? path : `${path}${glue}cursor=${encodeURIComponent(cursor)}`,
    );
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    for (const { id } of answer.body.data) {
      if (seen.has(id)) throw new Error(`${path}: ${id} came twice`);
      seen.add(id);
    }
    pages.push(answer.body.data);
    cursor = answer.body.next_cursor;
  } while (cursor !== undefined);
  return pages;
}

/** Inserts an installment order of 1 000 so'm without goods, schedule or history. */
export async function insertOrder({ db, clock }: TestSandbox, named: { id: string; customerId: string; status: string }): Promise<void> {
  const sums = { goodsAmount: 1_000, price: 1_000, totalAmount: 1_000 };
  await db
    .insert(orders)
    .values({ ...named, ...sums, number: named.id, storeId: '1', type: 'installment', createdAt: clock.now(), deliveryKind: 'delivery' });
}

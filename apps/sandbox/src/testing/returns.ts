import { randomUUID } from 'node:crypto';
import { readBalance } from '../apis/billing/ledger/balance.ts';
import { DILNOZA_PHONE, findSeededOrder } from './billing.ts';
import { openSandbox } from './open-sandbox.ts';

type ReturnSumsBody = {
  total: number;
  paid: number;
  remainder: number;
  schedule: { number: number; amount: number; paid_amount: number }[];
};
type ReturnFiguresBody = { share: number; give_back: number; give_back_to: string; old: ReturnSumsBody; new: ReturnSumsBody };
type ReturnBody = {
  id: string;
  state: string;
  next_step: string;
  deadline: string | null;
  answer: { from: string; text: string } | null;
  settled: boolean;
  figures: ReturnFiguresBody;
  photos: number[];
  actions: string[];
  messages: { from: string; to: string; text: string }[];
  refunds: { kind: string; to: string; amount: number; status: string }[];
};
type ReturnResponse = {
  status: number;
  body: { data: ReturnBody & { items: unknown[] }; code?: string; fields?: Record<string, string>; return_id?: string };
};
/** Calls of one customer to the installment API; paths are relative to /v3/user. */
export type ReturnCaller = {
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<ReturnResponse>;
  read(id: string): Promise<ReturnBody>;
  /** The order as the API returns it. */
  order(id: string): Promise<Record<string, unknown>>;
  payoff(id: string): Promise<{ amount: number; saving: number }>;
};

/** One piece of item 1 of an order. Its return closes Dilnoza's delivered order: what is paid covers the early payoff of the rest. */
export const ONE_ITEM_RETURN = { items: [{ line: 1, quantity: 1 }] };

/** One piece of item 2: after its return, Dilnoza still owes instalments. */
export const SMALL_RETURN = { items: [{ line: 2, quantity: 1 }] };

/** Opens a sandbox for the tests of a file, with Dilnoza as its caller. The seeded data is restored before each test. */
export async function openReturnSandbox() {
  const sandbox = await openSandbox({ restore: true });
  const me = await customerOf(DILNOZA_PHONE);

  async function customerOf(phone: string): Promise<ReturnCaller> {
    const token = await sandbox.tokenFor(phone);
    const send = (method: 'GET' | 'POST', path: string, body?: unknown, key: string = randomUUID()) =>
      sandbox.app.inject({
        method,
        url: `/installment/v3/user${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'ru',
          ...(method === 'POST' ? { 'idempotency-key': key } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    const call: ReturnCaller['call'] = async (...asked) => {
      const answer = await send(...asked);
      return { status: answer.statusCode, body: answer.json() };
    };
    return {
      call,
      read: async (id) => (await call('GET', `/returns/${id}`)).body.data,
      order: async (id) => (await send('GET', `/order/${id}`)).json().data,
      payoff: async (id) => (await send('GET', `/order/${id}/payoff-quote`)).json(),
    };
  }

  const news = async (): Promise<{ title: string; link: string | null }[]> => {
    const answer = await sandbox.app.inject({
      url: '/installment/v1/notification?limit=20',
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'accept-language': 'ru' },
    });
    return answer.json().data;
  };

  return {
    sandbox,
    me,
    customerOf,
    delivered: () => findSeededOrder(sandbox, 'cus_0001', 'delivered'),
    available: async () => (await readBalance(sandbox.db, 'cus_0001')).available,
    ask: (id: string, body: object = {}, key?: string) =>
      me.call('POST', `/order/${id}/return`, { ...ONE_ITEM_RETURN, category: 'defect', ...body }, key),
    /** Takes a step as the store or as support, with the test tool. */
    hand: async (payload: object) => (await sandbox.app.inject({ method: 'POST', url: '/sandbox/returns', payload })).statusCode,
    titles: async (): Promise<string[]> => (await news()).map(({ title }) => title),
    links: async (): Promise<(string | null)[]> => (await news()).map(({ link }) => link),
  };
}

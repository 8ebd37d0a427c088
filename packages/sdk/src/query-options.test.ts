import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { InfiniteQueryObserver, infiniteQueryOptions, MutationObserver, QueryClient, queryOptions } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBillingClient } from './billing.ts';
import { createMuddatClient } from './index.ts';
import { createQueryOptions } from './query-options.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import { hang, json, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let cache: QueryClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: 3, retryDelay: 1 } } });
});
afterAll(() => server.close());

const queries = () => createQueryOptions(createMuddatClient({ baseUrl: server.url }));
const urls = () => server.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
const payment = { purpose: 'instalment', order_id: '1', amount: 1000, source: { type: 'balance' } } as const;

describe('options of a read', () => {
  it('ask once for the same arguments, under a key that names them', async () => {
    server.answerWith(json(200, { data: { id: '1' } }));
    const first = await cache.ensureQueryData(queries().installment.getOrder({ id: '1' }));
    expect(await cache.ensureQueryData(queries().installment.getOrder({ id: '1' }))).toBe(first);
    expect(urls()).toEqual(['GET /v3/user/order/1']);
    expect(queries().installment.getOrder({ id: '1' }).queryKey).toEqual(['muddat', 'installment', 'getOrder', { id: '1' }]);
    expect(queries().installment.getLimit().queryKey).toEqual(['muddat', 'installment', 'getLimit', {}]);
  });

  it('type the cached data inside the `queryOptions` of TanStack', async () => {
    server.answerWith(json(200, { data: { id: '1' } }));
    const options = queryOptions(queries().installment.getOrder({ id: '1' }));
    await cache.prefetchQuery(options);
    const id: string | undefined = cache.getQueryData(options.queryKey)?.data.id;
    expect(id).toBe('1');
  });

  it('fail with the error of the call', async () => {
    server.answerWith(json(404, { code: 'not_found' }));
    expect(await rejectionOf(cache.fetchQuery(queries().installment.getOrder({ id: '1' })))).toMatchObject({ code: 'not_found' });
  });

  it('end the request when the query is cancelled', async () => {
    const onClose = vi.fn<() => void>();
    server.answerWith((response, seen) => {
      response.on('close', onClose);
      hang(response, seen);
    });
    const { queryKey, queryFn } = queries().installment.getOrder({ id: '1' });
    const ended = rejectionOf(cache.fetchQuery({ queryKey, queryFn }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    await cache.cancelQueries({ queryKey });
    // Long before the timeout of the call.
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await ended).toBeInstanceOf(Error);
  });
});

describe('options of the pages of a list', () => {
  const page = (ids: string[], more: object = {}) => json(200, { data: ids.map((payment_id) => ({ payment_id })), ...more });

  it('ask for each page after the last, by cursor', async () => {
    server.answerWith(page(['1'], { next_cursor: 'c2' }), page(['2']));
    const { pages } = await cache.fetchInfiniteQuery({ ...queries().billing.listPayments.pages({ from: '2026-11-01' }), pages: 5 });
    expect(pages.flatMap(({ data }) => data.map(({ payment_id }) => payment_id))).toEqual(['1', '2']);
    expect(urls().map((url) => url.split('?')[1])).toEqual(['from=2026-11-01', 'from=2026-11-01&cursor=c2']);
  });

  it('ask for each page after the last, by number', async () => {
    server.answerWith(json(200, { data: ['a'], meta: { page: 1, pages: 2 } }), json(200, { data: ['b'], meta: { page: 2, pages: 2 } }));
    const observer = new InfiniteQueryObserver(cache, infiniteQueryOptions(queries().installment.listProducts.pages({ sort: 'name' })));
    await observer.fetchOptimistic(observer.options);
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect([data?.pages.length, hasNextPage]).toEqual([2, false]);
    expect(urls().map((url) => url.split('?')[1])).toEqual(['sort=name', 'sort=name&page=2']);
  });

  it('are kept beside the single query, and become stale with it', async () => {
    server.answerWith(page(['1']));
    const { listPayments } = queries().billing;
    await cache.fetchInfiniteQuery(listPayments.pages());
    expect((await cache.fetchQuery(listPayments())).data).toHaveLength(1);
    await cache.invalidateQueries({ queryKey: listPayments().queryKey });
    expect(cache.getQueryState(listPayments.pages().queryKey)?.isInvalidated).toBe(true);
  });
});

describe('options of a write', () => {
  it('send its arguments with a key, and are not repeated by TanStack Query', async () => {
    server.answerWith(json(503, {}));
    const observer = new MutationObserver(cache, queries().billing.createPayment.mutation());
    expect(await rejectionOf(observer.mutate(payment))).toMatchObject({ statusCode: 503, operation: 'billing.createPayment' });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({ method: 'POST', headers: { 'idempotency-key': expect.any(String) } });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(payment);
  });

  it('take the options of the call', async () => {
    server.answerWith(json(201, { payment_id: 'pay_1' }));
    const { mutationFn, mutationKey } = queries().billing.createPayment.mutation({ idempotencyKey: 'kept' });
    expect((await mutationFn(payment)).payment_id).toBe('pay_1');
    expect(server.seen[0]?.headers['idempotency-key']).toBe('kept');
    expect(mutationKey).toEqual(['muddat', 'billing', 'createPayment']);
  });

  it('need no arguments where the method needs none', async () => {
    server.answerWith(json(200, {}));
    await new MutationObserver(cache, queries().installment.markAllNotificationsRead.mutation()).mutate(undefined);
    expect(urls()).toEqual(['POST /v1/notification/read-all']);
  });
});

describe('createQueryOptions', () => {
  it('takes the client of one API alone', async () => {
    server.answerWith(json(200, { data: [] }));
    const { billing } = createQueryOptions({ billing: createBillingClient({ baseUrl: server.url }) });
    await cache.fetchQuery(billing.listPayments());
    expect(urls()).toEqual(['GET /v1/api-payments/payments']);
  });

  it('has reads as functions, writes without, and nothing for files', () => {
    const { billing } = queries();
    expect([typeof billing.listPayments, typeof billing.createPayment, 'getReceipt' in billing]).toEqual(['function', 'object', false]);
  });

  it('refuses methods that it does not know to be reads or writes', () => {
    const { billing } = createMuddatClient({ baseUrl: server.url });
    const wrapped = { ...billing, listPayments: () => billing.listPayments() };
    expect(() => createQueryOptions({ billing: wrapped })).toThrow('muddat.billing.listPayments is no method');
  });
});

const typescript = askTypescript(join(import.meta.dirname, 'asked-queries.ts'));
const HEAD = `import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createMuddatClient } from './index.ts';
import { createQueryOptions } from './query-options.ts';
const queries = createQueryOptions(createMuddatClient({ environment: 'sandbox' }));
`;

describe('the types', () => {
  it.each([
    ['useQuery', "const as_of: string | undefined = useQuery(queries.installment.getOrder({ id: '1' })).data?.as_of;"],
    ['useSuspenseQuery', "const status: string = useSuspenseQuery(queries.billing.getPayment({ payment_id: 'p' })).data.status;"],
    ['select', 'useQuery({ ...queries.installment.getLimit(), select: ({ data }) => data.status, staleTime: 1000 });'],
    [
      'useInfiniteQuery',
      'const ids: string[] | undefined = useInfiniteQuery(queries.billing.listPayments.pages()).data?.pages.flatMap(({ data }) => data.map((one) => one.payment_id));',
    ],
    ['infiniteQueryOptions', 'useInfiniteQuery(infiniteQueryOptions(queries.installment.listOrders.pages()));'],
    [
      'useMutation',
      "useMutation(queries.billing.createPayment.mutation()).mutate({ purpose: 'top_up', amount: 1, source: { type: 'bank_card', entity_id: 'c' } });",
    ],
    ['useMutation without arguments', 'useMutation(queries.installment.markAllNotificationsRead.mutation()).mutate();'],
  ])('fit %s of TanStack Query', (_what, code) => {
    expect(typescript.errors(`${HEAD}export function Screen() { ${code} }`)).toEqual([]);
  });

  it.each([
    ['a read without its argument', 'queries.installment.getOrder()'],
    ['a misspelt argument', "queries.installment.listOrders({ serch: '' })"],
    ['pages of what is no list', 'queries.installment.getLimit.pages()'],
    ['a write as a query', "queries.billing.createPayment({ purpose: 'top_up' })"],
    ['a read as a mutation', 'queries.billing.listPayments.mutation()'],
    ['a file', "queries.billing.getReceipt({ payment_id: 'p' })"],
    ['a mutation without its argument', 'useMutation(queries.billing.createPayment.mutation()).mutate()'],
    ['a key for a write that takes none', "queries.billing.resendOtp.mutation({ idempotencyKey: 'k' })"],
  ])('refuse %s', (_what, code) => {
    expect(typescript.errors(`${HEAD}export function Screen() { ${code} }`)).not.toEqual([]);
  });

  it.each([
    ['installment', 'getOrder', /Get an order with its schedule/],
    ['installment', 'listOrders', /newest first/],
    ['billing', 'createPayment', /otp_required/],
  ])('keep the documentation of %s.%s', (api, method, about) => {
    expect(typescript.hover(`${HEAD}queries.${api}.${method};\nexport {};`, method)).toMatch(about);
  });
});

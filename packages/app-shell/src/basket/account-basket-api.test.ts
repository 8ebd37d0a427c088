import { describe, expect, it } from 'vitest';
import { type AccountBasketApi, createAccountBasketApi } from './account-basket-api.ts';
import { basketItem } from './testing.ts';

const answering = (status: number, body: unknown) => {
  const asked: Request[] = [];
  const calls = createAccountBasketApi(async (input, init) => {
    asked.push(new Request(new URL(String(input), 'https://muddat.test'), init));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { calls, asked };
};
const KEPT = { items: [{ product_id: '1', quantity: 2, added_at: '2026-11-21T04:00:00.000Z', price: 5 }], version: 3 };

describe('API calls of the account basket', () => {
  it('read and save the basket in the format of the contract, and send the header that writes require', async () => {
    const { calls, asked } = answering(200, KEPT);
    const kept = { productId: '1', quantity: 2, addedAt: '2026-11-21T04:00:00.000Z', price: 5, name: null, store: null };
    expect(await calls.read()).toEqual({ kind: 'kept', basket: [kept], version: 3 });
    await calls.save([basketItem('7')], 3);
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/installment/v3/user/basket',
      'PUT /api/installment/v3/user/basket',
    ]);
    expect(asked[1]?.headers.get('x-requested-with')).toBe('muddat-web');
    expect(await asked[1]?.json()).toEqual({
      items: [{ product_id: '7', quantity: 1, added_at: '2026-11-21T04:00:00.000Z', price: 1_000 }],
      version: 3,
    });
  });

  it.each([
    [401, { code: 'unauthorized' }, 'signed-out'],
    [409, { code: 'basket_changed' }, 'changed'],
    [500, { code: 'internal' }, 'failed'],
    [422, { code: 'basket_too_large' }, 'failed'],
    [200, '<html>', 'failed'],
    [200, 'null', 'failed'],
    [200, { items: {}, version: 1 }, 'failed'],
    [200, { items: [], version: '1' }, 'failed'],
  ])('map the response %i %j of a read to the result %s', async (status, body, kind) => {
    expect((await answering(status, body).calls.read()).kind).toBe(kind);
  });

  it('return a network error as a failure and do not throw it', async () => {
    expect(await createAccountBasketApi(() => Promise.reject(new TypeError('Failed to fetch'))).read()).toEqual({ kind: 'failed' });
  });

  it.each([
    ['a read that fails once is made again', ['GET', 'GET'], (api: AccountBasketApi) => api.read(), 'kept'],
    ['a save that fails is not made again', ['PUT'], (api: AccountBasketApi) => api.save([], 3), 'failed'],
  ])('%s', async (_, methods, make, kind) => {
    const sent: (string | undefined)[] = [];
    const api = createAccountBasketApi(async (_input, init) => {
      sent.push(init?.method ?? 'GET');
      if (sent.length === 1) throw new DOMException('The operation timed out', 'TimeoutError');
      return Response.json({ items: [], version: 3 });
    });
    expect((await make(api)).kind).toBe(kind);
    expect(sent).toEqual(methods);
  });
});

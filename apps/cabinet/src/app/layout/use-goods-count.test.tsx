import { browserBasket } from '@muddat/app-shell/basket';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { basketItem } from '../../testing/render-checkout.tsx';
import { useBasketPieceCount } from './use-goods-count.ts';

const BASKET = 'installment.getBasket';
const PATIENCE = { timeout: 30_000 };
const threeGoods = () => fakeApi({ [BASKET]: () => ({ body: { items: [basketItem('1000', 2), basketItem('2000')], version: 1 } }) });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  browserBasket().setSignedIn(false);
});

test('`useBasketPieceCount` requests the basket and counts its pieces three seconds after the page load, not before', async () => {
  const server = threeGoods();
  const { result } = renderHook(() => useBasketPieceCount(true));
  await vi.advanceTimersByTimeAsync(2_999);
  expect([result.current, server.requestsTo(BASKET)]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => result.current, PATIENCE).toBe(3);
});

test('a page that is left within three seconds does not request the basket', async () => {
  const server = threeGoods();
  const { unmount } = renderHook(() => useBasketPieceCount(true));
  await vi.advanceTimersByTimeAsync(2_000);
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.requestsTo(BASKET)).toEqual([]);
});

test('for a guest `useBasketPieceCount` returns 0 without a request, and a sign-out resets the count to 0', async () => {
  const server = threeGoods();
  const { result, rerender } = renderHook(({ signedIn }) => useBasketPieceCount(signedIn), { initialProps: { signedIn: false } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([result.current, server.requestsTo(BASKET)]).toEqual([0, []]);
  rerender({ signedIn: true });
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await expect.poll(() => result.current, PATIENCE).toBe(3);
  rerender({ signedIn: false });
  expect(result.current).toBe(0);
});

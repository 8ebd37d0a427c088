import { createQueryClient } from '@muddat/app-shell';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { useStoredOrders } from './use-stored-orders.ts';

const { storeNow } = vi.hoisted(() => ({ storeNow: vi.fn() }));
vi.mock('./load-offline.ts', () => ({ loadOfflineModule: async () => ({ storeNow }) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  storeNow.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Opens a page of a signed-in customer, which shows an answer of this name. */
function openPage(name: 'orders' | 'order') {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  new QueryObserver(queryClient, { queryKey: customerQueryKey(name), queryFn: async () => ({}) }).subscribe(() => undefined);
  return { queryClient, ...renderHook(() => useStoredOrders(), { wrapper }) };
}

test.each(['orders', 'order'] as const)('[X-09] storing starts a second after the page has shown its data: %s', async (name) => {
  const { queryClient } = openPage(name);
  await vi.advanceTimersByTimeAsync(900);
  expect(storeNow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(storeNow).toHaveBeenCalledExactlyOnceWith(queryClient);
});

test('a page of orders that is left within a second does not start storing', async () => {
  const { unmount } = openPage('orders');
  await vi.advanceTimersByTimeAsync(500);
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(storeNow).not.toHaveBeenCalled();
});

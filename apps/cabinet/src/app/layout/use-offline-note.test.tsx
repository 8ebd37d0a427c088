import { createQueryClient } from '@muddat/app-shell';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { loadOfflineModule } from '../offline/load-offline.ts';
import { useOfflineNote } from './use-offline-note.ts';

vi.mock('../offline/load-offline.ts', () => ({
  isOfflineModuleRequested: () => false,
  loadOfflineModule: vi.fn(async () => ({ OfflineNote: () => null })),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.mocked(loadOfflineModule).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Opens a page of a signed-in customer, which shows an answer of this name. */
function openPage(name: 'orders' | 'order' | 'payments') {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  new QueryObserver(queryClient, { queryKey: customerQueryKey(name), queryFn: async () => ({}) }).subscribe(() => undefined);
  return renderHook(() => useOfflineNote(true), { wrapper });
}

test.each(['orders', 'order'] as const)('[X-09] storing starts a second after the page has shown its data: %s', async (name) => {
  const { result } = openPage(name);
  await vi.advanceTimersByTimeAsync(900);
  expect(loadOfflineModule).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(loadOfflineModule).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(result.current).not.toBeNull());
});

test('on a page without orders storing starts three seconds after the load', async () => {
  openPage('payments');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(loadOfflineModule).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(loadOfflineModule).toHaveBeenCalledOnce();
});

test('a page that is left before does not start storing', async () => {
  const { unmount } = openPage('orders');
  await vi.advanceTimersByTimeAsync(500);
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loadOfflineModule).not.toHaveBeenCalled();
});

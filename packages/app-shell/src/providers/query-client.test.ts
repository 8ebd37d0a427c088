import { MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

let client: QueryClient;

beforeEach(() => {
  client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
});

afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
});

test('without a network a query fails at once, and is sent again when the network is back', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('loaded');
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn });
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('loaded');
  expect(queryFn).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('without a network a write fails at once, and is never sent later', async () => {
  const mutationFn = vi.fn().mockRejectedValue(new Error('no network'));
  await expect(new MutationObserver(client, { mutationFn }).mutate(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

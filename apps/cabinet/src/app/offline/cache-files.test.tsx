import { createQueryClient } from '@muddat/app-shell';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { cacheAppFiles } from './cache-files.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Saves the preloads of the pages' scripts, which take long on a busy machine.
  vi.stubGlobal('navigator', { serviceWorker: worker(), connection: { saveData: true } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const messages = vi.fn();
/** Simulates a service worker that controls the page and has installed before. */
const worker = () => ({ ready: Promise.resolve(), controller: { postMessage: messages } });

/** Simulates a page that shows an answer of this name. */
function showPage(name: 'orders' | 'payments') {
  messages.mockClear();
  const queryClient = createQueryClient();
  const queryFn = async () => ({ pages: [], pageParams: [] });
  new QueryObserver(queryClient, { queryKey: customerQueryKey(name), queryFn }).subscribe(() => undefined);
  void cacheAppFiles(queryClient);
}

test('[X-09] the files of the page are sent to the service worker within two seconds after the orders were shown', async () => {
  showPage('orders');
  await vi.advanceTimersByTimeAsync(900);
  expect(messages).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(messages).toHaveBeenCalledExactlyOnceWith({ keep: expect.any(Array) });
});

test('a page without orders sends its files ten seconds after the start of the document', async () => {
  showPage('payments');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages).toHaveBeenCalledOnce();
});

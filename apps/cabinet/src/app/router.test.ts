import { createBrowserApi, createBrowserGateway } from '@muddat/app-shell';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadMessages } from './messages/load-messages.ts';
import { createCabinetRouter } from './router.tsx';

test('data of a document are as fresh as if they had just arrived, on a device whose clock is ten minutes ahead', async () => {
  const server = new QueryClient();
  server.setQueryData(['limit'], { data: 7 });
  const queries = JSON.stringify(dehydrate(server));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  const router = createCabinetRouter({
    ...(await loadMessages('ru')),
    loadMessages,
    api: createBrowserApi(),
    auth: createBrowserGateway(),
  });
  await router.options.hydrate?.({ queries });
  const state = router.options.context.queryClient.getQueryState(['limit']);
  expect([state?.data, Date.now() - Number(state?.dataUpdatedAt)]).toEqual([{ data: 7 }, 0]);
  vi.useRealTimers();
});

import { createBrowserGateway } from '@muddat/app-shell';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { createCabinetRouter } from '../router.tsx';
import { loadPage } from '../routes/page-modules.ts';
import { createShellHydration } from './shell-hydration.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['the layout of the shell is hydrated', (report: () => void) => report()],
  ['ten seconds have passed', () => vi.advanceTimersByTime(10_000)],
])('a page of a shell starts only when %s', async (_, end) => {
  // Loaded beforehand, so that nothing but the hydration can delay the page.
  await loadPage('limit');
  const shellHydration = createShellHydration();
  const words = await loadMessages('ru');
  const router = createCabinetRouter({
    ...words,
    loadMessages,
    api: fakeServer({}).api,
    auth: createBrowserGateway(),
    shellHydration,
  });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/ru/cabinet/limit'] }) });
  const onLoad = vi.fn();
  const loading = router.load().then(onLoad);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(onLoad).not.toHaveBeenCalled();
  end(shellHydration.report);
  await loading;
  expect(onLoad).toHaveBeenCalled();
});

import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTIFICATIONS_QUERY_KEY } from '../../domain/notification/notification-queries.ts';
import { useUnreadCount } from '../../domain/notification/use-unread-counts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { NotificationsLink } from './page-controls.tsx';
import { useServerEvents } from './use-server-events.ts';

const LIST = 'installment.listNotifications';
let changed = () => {};

function Frame({ signedIn }: { signedIn: boolean }) {
  const queryClient = useQueryClient();
  changed = () => void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_QUERY_KEY });
  return (
    <>
      <output>{useUnreadCount(useServerEvents(signedIn))}</output>
      <NotificationsLink />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function show(signedIn: boolean) {
  let unread = 3;
  const server = fakeApi({ [LIST]: () => ({ body: { data: [], unread_count: unread } }) });
  await renderInCabinet(<Frame signedIn={signedIn} />, { api: server.api });
  await vi.waitFor(() => screen.getByRole('status'));
  const tell = (count: number) => {
    unread = count;
  };
  return { server, tell };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[S3-06] unread notifications are counted three seconds after the page load, and again after a change', async () => {
  const { server, tell } = await show(true);
  await pass(2_900);
  expect([screen.getByRole('status').textContent, server.requestsTo(LIST)]).toEqual(['0', []]);
  await pass(100);
  vi.useRealTimers();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('3');
  expect(screen.getByRole('link', { name: 'Уведомления, 3 новых' })).toBeVisible();
  tell(0);
  act(changed);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('0');
  expect(screen.getByRole('link', { name: 'Уведомления' })).toBeVisible();
});

test('a guest has no count of unread notifications, and no request is sent for it', async () => {
  const { server } = await show(false);
  await pass(5_000);
  expect([screen.getByRole('status').textContent, server.requestsTo(LIST)]).toEqual(['0', []]);
});

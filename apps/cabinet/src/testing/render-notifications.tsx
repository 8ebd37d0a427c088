import type { LanguageTag } from '@muddat/i18n';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationType } from '../domain/notification/notification-types.ts';
import { NotificationsController } from '../features/notifications/notifications.controller.tsx';
import { NotificationsTitle } from '../features/notifications/notifications-title.tsx';
import { fakeServer } from './fake-server.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const LIST_NOTIFICATIONS_ROUTE = 'GET installment/v1/notification';
export const MARK_READ_ROUTE = 'PUT installment/v1/notification/';

type ServerRoutes = Parameters<typeof fakeServer>[0];

/** Renders the notifications with an API that stores which are read. The third notification is on the second page. */
export async function renderNotifications(answers: ServerRoutes = {}, locale: LanguageTag = 'ru', type: NotificationType | null = null) {
  let kept = [...NOTIFICATIONS];
  const page = (from: number, to: number) => ({ data: kept.slice(from, to), unread_count: kept.filter(({ read }) => !read).length });
  const reading = (id: string) => () => {
    kept = kept.map((one) => (one.id === id ? { ...one, read: true } : one));
    return { body: { data: kept.find((one) => one.id === id) } };
  };
  const server = fakeServer({
    [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { ...page(0, 2), next_cursor: 'next' } }),
    [`${LIST_NOTIFICATIONS_ROUTE}?cursor=next`]: () => ({ body: page(2, 3) }),
    ...Object.fromEntries(kept.map(({ id }) => [`${MARK_READ_ROUTE}${id}`, reading(id)])),
    ...answers,
  });
  await renderInCabinet(
    <>
      <h1>
        <NotificationsTitle />
      </h1>
      <NotificationsController type={type} />
    </>,
    { api: server.api, locale },
  );
  return server;
}

const findList = () => screen.findByRole('list', { name: 'Уведомления' });
export const findNotifications = async () => within(await findList()).getAllByRole('listitem');
export async function findNotification(title: string): Promise<HTMLElement> {
  const found = (await findNotifications()).find(({ textContent }) => textContent?.includes(title));
  if (!found) throw new Error(`no notification ${title}`);
  return found;
}
/** Follows the link of a notification, without leaving the page, or presses the button of one without a link. */
export async function readNotification(title: string) {
  const row = within(await findNotification(title));
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  await userEvent.click(row.queryByRole('link') ?? row.getByRole('button'));
  document.removeEventListener('click', stay);
}

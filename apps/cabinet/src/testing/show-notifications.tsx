import type { LanguageTag } from '@muddat/i18n';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationType } from '../domain/notification/notification-types.ts';
import { NotificationsController } from '../features/notifications/notifications.controller.tsx';
import { NotificationsTitle } from '../features/notifications/notifications-title.tsx';
import { fakeServer } from './fake-server.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const LIST = 'GET installment/v1/notification';
export const READ = 'PUT installment/v1/notification/';

type Answers = Parameters<typeof fakeServer>[0];

/** Renders the notifications with an API that stores which are read. The third notification is on the second page. */
export async function showNotifications(answers: Answers = {}, locale: LanguageTag = 'ru', type: NotificationType | null = null) {
  let kept = [...NOTIFICATIONS];
  const page = (from: number, to: number) => ({ data: kept.slice(from, to), unread_count: kept.filter(({ read }) => !read).length });
  const reading = (id: string) => () => {
    kept = kept.map((one) => (one.id === id ? { ...one, read: true } : one));
    return { body: { data: kept.find((one) => one.id === id) } };
  };
  const server = fakeServer({
    [LIST]: () => ({ body: { ...page(0, 2), next_cursor: 'next' } }),
    [`${LIST}?cursor=next`]: () => ({ body: page(2, 3) }),
    ...Object.fromEntries(kept.map(({ id }) => [`${READ}${id}`, reading(id)])),
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

const list = () => screen.findByRole('list', { name: 'Уведомления' });
export const rows = async () => within(await list()).getAllByRole('listitem');
export async function row(title: string): Promise<HTMLElement> {
  const found = (await rows()).find(({ textContent }) => textContent?.includes(title));
  if (!found) throw new Error(`no notification ${title}`);
  return found;
}
export async function open(title: string) {
  const summary = (await row(title)).querySelector('summary');
  if (!summary) throw new Error('nothing to open');
  await userEvent.click(summary);
}

/** The content of an opened notification. */
export async function matter(title: string): Promise<HTMLElement> {
  const found = (await row(title)).querySelector<HTMLElement>('summary + *');
  if (!found) throw new Error('nothing under it');
  return found;
}

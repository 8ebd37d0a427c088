import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import {
  findNotifications,
  LIST_NOTIFICATIONS_ROUTE,
  MARK_READ_ROUTE,
  readNotification,
  renderNotifications,
} from '../../testing/render-notifications.tsx';

afterEach(cleanup);

test('a notification read while the next page loads stays read', async () => {
  let answer = (): void => undefined;
  const server = await renderNotifications();
  const works = server.routes[`${LIST_NOTIFICATIONS_ROUTE}?cursor=next`];
  const stale = await works?.({ method: 'GET', path: '', key: null, body: null });
  server.routes[`${LIST_NOTIFICATIONS_ROUTE}?cursor=next`] = () => new Promise((done) => (answer = () => done(stale ?? {})));
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(server.requestsTo(`${LIST_NOTIFICATIONS_ROUTE}?cursor=next`)).toHaveLength(1));
  await readNotification('Платёж просрочен');
  await waitFor(() => expect(server.requestsTo(MARK_READ_ROUTE)).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  answer();
  await waitFor(async () => expect(await findNotifications()).toHaveLength(3));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('if the next page of notifications fails to load, an error is shown and the loaded ones stay', async () => {
  const server = await renderNotifications();
  server.routes[`${LIST_NOTIFICATIONS_ROUTE}?cursor=next`] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/^Не удалось загрузить\. То, что показано/)).toBeVisible();
  expect(await findNotifications()).toHaveLength(2);
});

test('a customer without notifications sees an empty state', async () => {
  await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { data: [], unread_count: 0 } }) });
  expect(await screen.findByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('notifications that fail to load show an error with a retry', async () => {
  const server = await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить уведомления')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  server.routes[LIST_NOTIFICATIONS_ROUTE] = () => ({ body: { data: NOTIFICATIONS, unread_count: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await findNotifications()).toHaveLength(3);
});

test('while notifications load, a screen reader announces it', async () => {
  await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем уведомления…')).toBeInTheDocument();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S2-22] each filter of notifications has its own URL and unread count, and the list shows only the chosen type', async () => {
  const unread_by_type = { order: 1, promotion: 1, news: 0 };
  const promotion = { ...NOTIFICATIONS[1], type: 'promotion' };
  const server = await renderNotifications(
    { [`${LIST_NOTIFICATIONS_ROUTE}?type=promotion`]: () => ({ body: { data: [promotion], unread_count: 2, unread_by_type } }) },
    'ru',
    'promotion',
  );
  expect(await findNotifications()).toHaveLength(1);
  const filters = within(screen.getByRole('navigation', { name: 'Какие уведомления показать' })).getAllByRole('link');
  expect(filters.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/ru/notifications', null],
    ['/ru/notifications?type=order', null],
    ['/ru/notifications?type=delivery', null],
    ['/ru/notifications?type=congrats', null],
    ['/ru/notifications?type=promotion', 'page'],
    ['/ru/notifications?type=news', null],
  ]);
  expect(screen.getByRole('link', { name: 'Все 2 новых' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Акции 1 новое' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Новости Muddat' })).toBeVisible();
  expect(server.requestsTo(LIST_NOTIFICATIONS_ROUTE).map(({ path }) => path)).toEqual(['installment/v1/notification?type=promotion']);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test.each([
  ['order', 'О заказах и платежах уведомлений нет'],
  ['delivery', 'О доставке уведомлений нет'],
  ['congrats', 'Поздравлений пока нет'],
  ['promotion', 'Акций сейчас нет'],
  ['news', 'Новостей пока нет'],
] as const)('[S2-22] without notifications of the type %s the page has its own heading and links to all', async (type, title) => {
  await renderNotifications({ [`${LIST_NOTIFICATIONS_ROUTE}?type=${type}`]: () => ({ body: { data: [], unread_count: 1 } }) }, 'ru', type);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/ru/notifications');
});

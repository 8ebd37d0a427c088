import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { accessibilityViolations } from '../../testing/accessibility-violations.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import {
  findNotifications,
  LIST_NOTIFICATIONS,
  MARK_READ,
  openNotification,
  renderNotifications,
} from '../../testing/render-notifications.tsx';

afterEach(cleanup);

test('a notification read while the next page loads stays read', async () => {
  let answer = (): void => undefined;
  const server = await renderNotifications();
  const works = server.routes[`${LIST_NOTIFICATIONS}?cursor=next`];
  const stale = await works?.({ method: 'GET', path: '', key: null, body: null });
  server.routes[`${LIST_NOTIFICATIONS}?cursor=next`] = () => new Promise((done) => (answer = () => done(stale ?? {})));
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(server.requestsTo(`${LIST_NOTIFICATIONS}?cursor=next`)).toHaveLength(1));
  await openNotification('Платёж просрочен');
  await waitFor(() => expect(server.requestsTo(MARK_READ)).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  answer();
  await waitFor(async () => expect(await findNotifications()).toHaveLength(3));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('a next page that fails to load shows an error below the list, which stays', async () => {
  const server = await renderNotifications();
  server.routes[`${LIST_NOTIFICATIONS}?cursor=next`] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/^Не удалось загрузить\. То, что показано/)).toBeVisible();
  expect(await findNotifications()).toHaveLength(2);
});

test('a customer without notifications sees an empty state', async () => {
  await renderNotifications({ [LIST_NOTIFICATIONS]: () => ({ body: { data: [], unread_count: 0 } }) });
  expect(await screen.findByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('a list that fails to load shows an error with a retry', async () => {
  const server = await renderNotifications({ [LIST_NOTIFICATIONS]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить уведомления')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  server.routes[LIST_NOTIFICATIONS] = () => ({ body: { data: NOTIFICATIONS, unread_count: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await findNotifications()).toHaveLength(3);
});

test('while the list loads, a screen reader announces it', async () => {
  await renderNotifications({ [LIST_NOTIFICATIONS]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем уведомления…')).toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
});

test('[S2-22] each filter has its own URL and unread count, and the list shows only the chosen type', async () => {
  const unread_by_type = { order: 1, promotion: 1, news: 0 };
  const promotion = { ...NOTIFICATIONS[1], type: 'promotion' };
  const server = await renderNotifications(
    { [`${LIST_NOTIFICATIONS}?type=promotion`]: () => ({ body: { data: [promotion], unread_count: 2, unread_by_type } }) },
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
  expect(server.requestsTo(LIST_NOTIFICATIONS).map(({ path }) => path)).toEqual(['installment/v1/notification?type=promotion']);
  expect(await accessibilityViolations()).toEqual([]);
});

test.each([
  ['order', 'О заказах и платежах уведомлений нет'],
  ['delivery', 'О доставке уведомлений нет'],
  ['congrats', 'Поздравлений пока нет'],
  ['promotion', 'Акций сейчас нет'],
  ['news', 'Новостей пока нет'],
] as const)('[S2-22] an empty list of the type %s has its own heading and a link to all notifications', async (type, title) => {
  await renderNotifications({ [`${LIST_NOTIFICATIONS}?type=${type}`]: () => ({ body: { data: [], unread_count: 1 } }) }, 'ru', type);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/ru/notifications');
});

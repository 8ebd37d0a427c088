import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { LIST, open, READ, rows, showNotifications } from '../../testing/show-notifications.tsx';

afterEach(cleanup);

test('the next page comes when it is asked for; what was read before it came stays read', async () => {
  let answer = (): void => undefined;
  const server = await showNotifications();
  const works = server.routes[`${LIST}?cursor=next`];
  const stale = await works?.({ method: 'GET', path: '', key: null, body: null });
  server.routes[`${LIST}?cursor=next`] = () => new Promise((done) => (answer = () => done(stale ?? {})));
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(server.of(`${LIST}?cursor=next`)).toHaveLength(1));
  await open('Платёж просрочен');
  await waitFor(() => expect(server.of(READ)).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  answer();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await waitFor(() => expect(screen.getAllByText('новое')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('a next page that did not come is told under the list, which stands', async () => {
  const server = await showNotifications();
  server.routes[`${LIST}?cursor=next`] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/^Не удалось загрузить\. То, что показано/)).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

test('a customer who was told nothing yet learns what comes here', async () => {
  await showNotifications({ [LIST]: () => ({ body: { data: [], unread_count: 0 } }) });
  expect(await screen.findByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a list that could not be loaded says so, and comes when it is asked for again', async () => {
  const server = await showNotifications({ [LIST]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить уведомления')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.routes[LIST] = () => ({ body: { data: NOTIFICATIONS, unread_count: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rows()).toHaveLength(3);
});

test('while the list loads, a screen reader announces it', async () => {
  await showNotifications({ [LIST]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем уведомления…')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test('[S2-22] filters lead to addresses of their own and count what is unread; the list is of the chosen type alone', async () => {
  const unread_by_type = { order: 1, promotion: 1, news: 0 };
  const promotion = { ...NOTIFICATIONS[1], type: 'promotion' };
  const server = await showNotifications(
    { [`${LIST}?type=promotion`]: () => ({ body: { data: [promotion], unread_count: 2, unread_by_type } }) },
    'ru',
    'promotion',
  );
  expect(await rows()).toHaveLength(1);
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
  expect(server.of(LIST).map(({ path }) => path)).toEqual(['installment/v1/notification?type=promotion']);
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  ['order', 'О заказах и платежах уведомлений нет'],
  ['delivery', 'О доставке уведомлений нет'],
  ['congrats', 'Поздравлений пока нет'],
  ['promotion', 'Акций сейчас нет'],
  ['news', 'Новостей пока нет'],
] as const)('[S2-22] of type %s none is said in its own words, with a way to all', async (type, title) => {
  await showNotifications({ [`${LIST}?type=${type}`]: () => ({ body: { data: [], unread_count: 1 } }) }, 'ru', type);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/ru/notifications');
});

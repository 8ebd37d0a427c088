import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { problemBody } from '../../testing/fake-server.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import {
  findNotification,
  findNotifications,
  LIST_NOTIFICATIONS_ROUTE,
  MARK_READ_ROUTE,
  readNotification,
  renderNotifications,
} from '../../testing/render-notifications.tsx';

afterEach(cleanup);

test('notifications are listed newest first under their days, with their whole text, and the heading counts unread ones', async () => {
  await renderNotifications();
  expect((await findNotifications()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^21 ноября( 2026)?новое Заказ: Платёж просрочен Оплатите 467.000.сум по заказу № 100008\. Пени нет\. 08:00$/),
    // A type that the client does not know, created at 23:58 on the 19th in Tashkent.
    expect.stringMatching(/^19 ноября( 2026)?новое Уведомление: Без наценки на 3 месяца До 31 декабря .* 23:58/),
  ]);
  expect(screen.getByText('До 31 декабря в магазинах акции — рассрочка на 3 месяца без наценки.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 2 новых' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^21 ноября/ })).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('following the link of a notification marks it read', async () => {
  const server = await renderNotifications();
  const link = await screen.findByRole('link', { name: 'Платёж просрочен' });
  expect(link).toHaveAttribute('href', '/ru/orders/100008');
  await readNotification('Платёж просрочен');
  const row = await findNotification('Платёж просрочен');
  await waitFor(() => expect(within(row).queryByText('новое')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 1 новое' })).toBeVisible();
  await readNotification('Платёж просрочен');
  expect(server.requestsTo(MARK_READ_ROUTE).map(({ path }) => path)).toEqual(['installment/v1/notification/9']);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('a notification whose link leads outside the portal has no link, and a button marks it read', async () => {
  await renderNotifications();
  const row = within(await findNotification('Без наценки'));
  expect(row.queryByRole('link')).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Отметить прочитанным: Без наценки на 3 месяца' }));
  await waitFor(() => expect(row.queryByText('новое')).toBeNull());
  expect(row.queryByRole('button')).toBeNull();
});

test('the top-ups of a day are one row with their number and sum, which opens to the single ones', async () => {
  const topUp = { ...NOTIFICATIONS[0], title: 'Баланс пополнен', subject: 'top_up', amount: 5_000, read: true, link: '/cabinet/balance' };
  const data = ['1', '2', '3', '4', '5'].map((id) => ({ ...topUp, id, body: `На баланс пришло 5 000 сум, ${id}.`, read: id !== '3' }));
  await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { data, unread_count: 1 } }) });
  expect(await screen.findByText('5 пополнений')).toBeVisible();
  expect(screen.getByText(/^25.000.сум$/)).toBeVisible();
  const single = screen.getByText('На баланс пришло 5 000 сум, 3.');
  expect(single).not.toBeVisible();
  await userEvent.click(screen.getByText('5 пополнений'));
  expect(single).toBeVisible();
  expect(screen.getAllByText('новое')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Баланс пополнен' })).toHaveLength(5);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('when all notifications are read, the heading shows no count', async () => {
  await renderNotifications();
  await readNotification('Платёж просрочен');
  await readNotification('Без наценки');
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  expect(screen.queryByText('новое')).toBeNull();
});

test('a notification that fails to be marked as read shows an error, stays unread, and can be retried', async () => {
  const server = await renderNotifications();
  const works = server.routes[`${MARK_READ_ROUTE}9`];
  server.routes[`${MARK_READ_ROUTE}9`] = () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') });
  await readNotification('Платёж просрочен');
  const title = await screen.findByText('Не отмечено прочитанным: Платёж просрочен');
  expect(title.closest('[role=alert]')?.textContent).toMatch(/Что-то пошло не так/);
  expect(within(await findNotification('Платёж просрочен')).getByText('новое')).toBeInTheDocument();
  expect(await findAccessibilityViolations()).toEqual([]);
  if (works) server.routes[`${MARK_READ_ROUTE}9`] = works;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText(/^Не отмечено/)).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления 1 новое' })).toBeVisible();
});

test('[S2-15] one press marks all notifications as read; after a failure an error is shown and the button stays', async () => {
  const all = 'POST installment/v1/notification/read-all';
  const server = await renderNotifications();
  const button = { name: 'Отметить все прочитанными' };
  server.routes[all] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', button));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/\S/)),
  );
  expect(screen.getByRole('button', button)).toBeVisible();
  const read = NOTIFICATIONS.map((one) => ({ ...one, read: true }));
  server.routes[LIST_NOTIFICATIONS_ROUTE] = () => ({ body: { data: read, unread_count: 0 } });
  server.routes[all] = () => ({ body: { unread_count: 0 } });
  await userEvent.click(screen.getByRole('button', button));
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  expect(screen.queryByText('новое')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
});

test('the Uzbek page of notifications shows the count and the unread marks in Uzbek', async () => {
  await renderNotifications({}, 'uz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bildirishnomalar 2 ta yangi' })).toBeVisible();
  expect(screen.getAllByText('yangi').length).toBeGreaterThan(0);
});

test('the page of notifications in Uzbek Cyrillic transliterates the texts of the server', async () => {
  const uzbek = { ...NOTIFICATIONS[0], title: 'Limit tasdiqlandi', body: 'Doʻkon tanlang.' };
  await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { data: [uzbek], unread_count: 1 } }) }, 'uz-Cyrl');
  expect(await screen.findByText('Лимит тасдиқланди')).toBeVisible();
  expect(screen.getByText('Дўкон танланг.')).toBeVisible();
});

test('the transliteration of a notification to Cyrillic leaves the name of the store unchanged', async () => {
  const repair = {
    ...NOTIFICATIONS[0],
    title: 'Mahsulot taʼmirda',
    body: 'Orzu Texnika 100008-buyurtmadagi mahsulotni taʼmirga oldi. Muddatni buyurtma sahifasida koʻring.',
    store_name: 'Orzu Texnika',
  };
  await renderNotifications({ [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { data: [repair], unread_count: 1 } }) }, 'uz-Cyrl');
  const text = 'Orzu Texnika 100008-буюртмадаги маҳсулотни таъмирга олди. Муддатни буюртма саҳифасида кўринг.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

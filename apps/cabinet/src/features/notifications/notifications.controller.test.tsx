import type { LanguageTag } from '@muddat/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { problemBody } from '../../testing/fake-server.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import {
  findNotification,
  findNotificationContent,
  findNotifications,
  LIST_NOTIFICATIONS_ROUTE,
  MARK_READ_ROUTE,
  openNotification,
  renderNotifications,
} from '../../testing/render-notifications.tsx';

afterEach(cleanup);

test('notifications are listed newest first, unread ones are marked, and the heading counts them', async () => {
  await renderNotifications();
  expect((await findNotifications()).map((one) => one.querySelector('summary')?.textContent)).toEqual([
    expect.stringMatching(/^Заказ: Платёж просрочен Оплатите .* новое /),
    // A type that the client does not know, created at 23:58 on the 19th in Tashkent.
    expect.stringMatching(/^Уведомление: Без наценки на 3 месяца До 31 декабря .* новое /),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 2 новых' })).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('opening a notification shows its text, its time in Tashkent and its link, and marks it read', async () => {
  const server = await renderNotifications();
  const text = within(await findNotificationContent('Платёж просрочен')).getByText(/^Оплатите 467 000 сум/);
  expect(text).not.toBeVisible();
  await openNotification('Платёж просрочен');
  expect(text).toBeVisible();
  const opened = await findNotification('Платёж просрочен');
  expect(within(opened).getByText('21.11.2026, 08:00')).toBeVisible();
  expect(within(opened).getByRole('link', { name: 'К заказу: Платёж просрочен' })).toHaveAttribute('href', '/ru/orders/100008');
  await waitFor(() => expect(within(opened).queryByText('новое')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 1 новое' })).toBeVisible();
  await openNotification('Платёж просрочен');
  await openNotification('Платёж просрочен');
  expect(server.requestsTo(MARK_READ_ROUTE).map(({ path }) => path)).toEqual(['installment/v1/notification/9']);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test.each<readonly [link: string, locale: LanguageTag, label: string]>([
  ['/orders/100008', 'ru', 'К заказу'],
  ['/orders/100008', 'uz', 'Buyurtmaga'],
  ['/orders/100008/pay', 'ru', 'К платежу'],
  ['/orders/100008/pay', 'uz', 'Toʻlovga'],
  ['/orders/100008/pay', 'uz-Cyrl', 'Тўловга'],
  ['/cabinet/payments?payment=1', 'ru', 'К платежам'],
  ['/cabinet/limit', 'ru', 'К лимиту'],
  ['/cabinet/limit', 'uz', 'Limitga'],
  ['/cabinet/consents', 'ru', 'К автосписанию'],
  ['/p/showcase', 'ru', 'Подробнее'],
  // Pages without a label in `LINK_LABELS` use their title.
  ['/cabinet/verification', 'ru', 'Подтверждение личности'],
  ['/cabinet/returns/1', 'ru', 'Возврат или ремонт'],
  ['/cabinet/questions', 'uz-Cyrl', 'Дўконларга саволлар'],
])('a notification with the link %s has in %s a link labelled %s', async (link, locale, label) => {
  const title = locale === 'uz-Cyrl' ? 'Лимит' : 'Limit';
  await renderNotifications(
    { [LIST_NOTIFICATIONS_ROUTE]: () => ({ body: { data: [{ ...NOTIFICATIONS[0], title: 'Limit', link }], unread_count: 0 } }) },
    locale,
  );
  const button = await screen.findByRole('link', { name: `${label}: ${title}`, hidden: true });
  expect(button.textContent).toBe(label);
});

test('a notification whose link leads outside the portal shows no link', async () => {
  await renderNotifications();
  await openNotification('Без наценки');
  const opened = await findNotification('Без наценки');
  expect(within(await findNotificationContent('Без наценки')).getByText(/^До 31 декабря/)).toBeVisible();
  expect(within(opened).queryByRole('link')).toBeNull();
});

test('when all notifications are read, the heading shows no count', async () => {
  await renderNotifications();
  await openNotification('Платёж просрочен');
  await openNotification('Без наценки');
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  expect(screen.queryByText('новое')).toBeNull();
});

test('a notification that fails to be marked as read shows an error, stays unread, and can be retried', async () => {
  const server = await renderNotifications();
  const works = server.routes[`${MARK_READ_ROUTE}9`];
  server.routes[`${MARK_READ_ROUTE}9`] = () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') });
  await openNotification('Платёж просрочен');
  const title = await screen.findByText('Не отмечено прочитанным: Платёж просрочен');
  expect(title.closest('[role=alert]')?.textContent).toMatch(/Что-то пошло не так/);
  expect(within(await findNotificationContent('Платёж просрочен')).getByText(/^Оплатите 467 000 сум/)).toBeVisible();
  expect(within(await findNotification('Платёж просрочен')).getByText('новое')).toBeVisible();
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
  expect(screen.getAllByText('Дўкон танланг.')).toHaveLength(2);
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

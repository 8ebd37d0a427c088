import type { LanguageTag } from '@muddat/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { problem } from '../../testing/fake-server.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { LIST, matter, open, READ, row, rows, showNotifications } from '../../testing/show-notifications.tsx';

afterEach(cleanup);

test('the newest comes first; what is unread is marked by a word, and counted in the heading of the page', async () => {
  await showNotifications();
  expect((await rows()).map((one) => one.querySelector('summary')?.textContent)).toEqual([
    expect.stringMatching(/^Заказ: Платёж просрочен Оплатите .* новое /),
    // A type that the client does not know, created at 23:58 on the 19th in Tashkent.
    expect.stringMatching(/^Уведомление: Без наценки на 3 месяца До 31 декабря .* новое /),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 2 новых' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('opening one shows its text, its time in Tashkent and where it leads, and marks it read', async () => {
  const server = await showNotifications();
  const text = within(await matter('Платёж просрочен')).getByText(/^Оплатите 467 000 сум/);
  expect(text).not.toBeVisible();
  await open('Платёж просрочен');
  expect(text).toBeVisible();
  const opened = await row('Платёж просрочен');
  expect(within(opened).getByText('21.11.2026, 08:00')).toBeVisible();
  expect(within(opened).getByRole('link', { name: 'К заказу: Платёж просрочен' })).toHaveAttribute('href', '/ru/orders/100008');
  await waitFor(() => expect(within(opened).queryByText('новое')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 1 новое' })).toBeVisible();
  await open('Платёж просрочен');
  await open('Платёж просрочен');
  expect(server.of(READ).map(({ path }) => path)).toEqual(['installment/v1/notification/9']);
  expect(await accessibilityFaults()).toEqual([]);
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
  // Pages without a label in `LINK_WORDS` use their title.
  ['/cabinet/verification', 'ru', 'Подтверждение личности'],
  ['/cabinet/returns/1', 'ru', 'Возврат или ремонт'],
  ['/cabinet/questions', 'uz-Cyrl', 'Дўконларга саволлар'],
])('the button of one that leads to %s says so in %s: %s', async (link, locale, label) => {
  const title = locale === 'uz-Cyrl' ? 'Лимит' : 'Limit';
  await showNotifications({ [LIST]: () => ({ body: { data: [{ ...NOTIFICATIONS[0], title: 'Limit', link }], unread_count: 0 } }) }, locale);
  const button = await screen.findByRole('link', { name: `${label}: ${title}`, hidden: true });
  expect(button.textContent).toBe(label);
});

test('a link that leads off the portal is none', async () => {
  await showNotifications();
  await open('Без наценки');
  const opened = await row('Без наценки');
  expect(within(await matter('Без наценки')).getByText(/^До 31 декабря/)).toBeVisible();
  expect(within(opened).queryByRole('link')).toBeNull();
});

test('when all is read the heading is the name of the page alone', async () => {
  await showNotifications();
  await open('Платёж просрочен');
  await open('Без наценки');
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  expect(screen.queryByText('новое')).toBeNull();
});

test('one that could not be marked read is told, stays unread, and is marked when it is tried again', async () => {
  const server = await showNotifications();
  const works = server.routes[`${READ}9`];
  server.routes[`${READ}9`] = () => ({ status: 500, body: problem('internal', 'Что-то пошло не так') });
  await open('Платёж просрочен');
  const title = await screen.findByText('Не отмечено прочитанным: Платёж просрочен');
  expect(title.closest('[role=alert]')?.textContent).toMatch(/Что-то пошло не так/);
  expect(within(await matter('Платёж просрочен')).getByText(/^Оплатите 467 000 сум/)).toBeVisible();
  expect(within(await row('Платёж просрочен')).getByText('новое')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  if (works) server.routes[`${READ}9`] = works;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText(/^Не отмечено/)).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления 1 новое' })).toBeVisible();
});

test('[S2-15] one press marks all read, also those not loaded yet; a failure is told, and the button stays', async () => {
  const all = 'POST installment/v1/notification/read-all';
  const server = await showNotifications();
  const button = { name: 'Отметить все прочитанными' };
  server.routes[all] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', button));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/\S/)),
  );
  expect(screen.getByRole('button', button)).toBeVisible();
  const read = NOTIFICATIONS.map((one) => ({ ...one, read: true }));
  server.routes[LIST] = () => ({ body: { data: read, unread_count: 0 } });
  server.routes[all] = () => ({ body: { unread_count: 0 } });
  await userEvent.click(screen.getByRole('button', button));
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  expect(screen.queryByText('новое')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
});

test('in Uzbek the count and the way on are said in Uzbek', async () => {
  await showNotifications({}, 'uz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bildirishnomalar 2 ta yangi' })).toBeVisible();
  expect(screen.getAllByText('yangi').length).toBeGreaterThan(0);
});

test('in Uzbek of Cyrillic letters the texts of the server are so, too', async () => {
  const uzbek = { ...NOTIFICATIONS[0], title: 'Limit tasdiqlandi', body: 'Doʻkon tanlang.' };
  await showNotifications({ [LIST]: () => ({ body: { data: [uzbek], unread_count: 1 } }) }, 'uz-Cyrl');
  expect(await screen.findByText('Лимит тасдиқланди')).toBeVisible();
  expect(screen.getAllByText('Дўкон танланг.')).toHaveLength(2);
});

test('in Cyrillic the store that a notification names keeps its letters', async () => {
  const repair = {
    ...NOTIFICATIONS[0],
    title: 'Mahsulot taʼmirda',
    body: 'Orzu Texnika 100008-buyurtmadagi mahsulotni taʼmirga oldi. Muddatni buyurtma sahifasida koʻring.',
    store_name: 'Orzu Texnika',
  };
  await showNotifications({ [LIST]: () => ({ body: { data: [repair], unread_count: 1 } }) }, 'uz-Cyrl');
  const text = 'Orzu Texnika 100008-буюртмадаги маҳсулотни таъмирга олди. Муддатни буюртма саҳифасида кўринг.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

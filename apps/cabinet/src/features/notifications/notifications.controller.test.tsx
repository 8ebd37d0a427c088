import type { LanguageTag } from '@muddat/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { NotificationType } from '../../domain/notification/notification-types.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { NotificationsController } from './notifications.controller.tsx';
import { NotificationsTitle } from './notifications-title.tsx';

afterEach(cleanup);

const LIST = 'GET installment/v1/notification';
const READ = 'PUT installment/v1/notification/';

type Answers = Parameters<typeof fakeServer>[0];

/** An API that keeps what was read. The third notification stands on a page of its own. */
async function show(answers: Answers = {}, locale: LanguageTag = 'ru', type: NotificationType | null = null) {
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
const rows = async () => within(await list()).getAllByRole('listitem');
async function row(title: string): Promise<HTMLElement> {
  const found = (await rows()).find(({ textContent }) => textContent?.includes(title));
  if (!found) throw new Error(`no notification ${title}`);
  return found;
}
async function open(title: string) {
  const summary = (await row(title)).querySelector('summary');
  if (!summary) throw new Error('nothing to open');
  await userEvent.click(summary);
}

/** What is under the row when it is open. */
async function matter(title: string): Promise<HTMLElement> {
  const found = (await row(title)).querySelector<HTMLElement>('summary + *');
  if (!found) throw new Error('nothing under it');
  return found;
}

test('the newest comes first; what is unread is marked by a word, and counted in the heading of the page', async () => {
  await show();
  expect((await rows()).map((one) => one.querySelector('summary')?.textContent)).toEqual([
    expect.stringMatching(/^Заказ: Платёж просрочен Оплатите .* новое /),
    // Of a kind that nobody here knows, and at 23:58 of the 19th in Tashkent.
    expect.stringMatching(/^Уведомление: Без наценки на 3 месяца До 31 декабря .* новое /),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Уведомления 2 новых' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('opening one shows its text, its time in Tashkent and where it leads, and marks it read', async () => {
  const server = await show();
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
  // Pages without words of their own go by their titles.
  ['/cabinet/verification', 'ru', 'Подтверждение личности'],
  ['/cabinet/returns/1', 'ru', 'Возврат или ремонт'],
  ['/cabinet/questions', 'uz-Cyrl', 'Дўконларга саволлар'],
])('the button of one that leads to %s says so in %s: %s', async (link, locale, label) => {
  const title = locale === 'uz-Cyrl' ? 'Лимит' : 'Limit';
  await show({ [LIST]: () => ({ body: { data: [{ ...NOTIFICATIONS[0], title: 'Limit', link }], unread_count: 0 } }) }, locale);
  const button = await screen.findByRole('link', { name: `${label}: ${title}`, hidden: true });
  expect(button.textContent).toBe(label);
});

test('a link that leads off the portal is none', async () => {
  await show();
  await open('Без наценки');
  const opened = await row('Без наценки');
  expect(within(await matter('Без наценки')).getByText(/^До 31 декабря/)).toBeVisible();
  expect(within(opened).queryByRole('link')).toBeNull();
});

test('when all is read the heading is the name of the page alone', async () => {
  await show();
  await open('Платёж просрочен');
  await open('Без наценки');
  expect(await screen.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  expect(screen.queryByText('новое')).toBeNull();
});

test('one that could not be marked read is told, stays unread, and is marked when it is tried again', async () => {
  const server = await show();
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

test('the next page comes when it is asked for; what was read before it came stays read', async () => {
  let answer = (): void => undefined;
  const server = await show();
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

test('[S2-15] one press marks all read, also those not loaded yet; a failure is told, and the button stays', async () => {
  const all = 'POST installment/v1/notification/read-all';
  const server = await show();
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

test('a next page that did not come is told under the list, which stands', async () => {
  const server = await show();
  server.routes[`${LIST}?cursor=next`] = () => 'no-answer';
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/^Не удалось загрузить\. То, что показано/)).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

test('a customer who was told nothing yet learns what comes here', async () => {
  await show({ [LIST]: () => ({ body: { data: [], unread_count: 0 } }) });
  expect(await screen.findByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a list that could not be loaded says so, and comes when it is asked for again', async () => {
  const server = await show({ [LIST]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить уведомления')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.routes[LIST] = () => ({ body: { data: NOTIFICATIONS, unread_count: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rows()).toHaveLength(3);
});

test('while the list loads, that is said for ears', async () => {
  await show({ [LIST]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем уведомления…')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test('[S2-22] filters lead to addresses of their own and count what is unread; the list is of the chosen type alone', async () => {
  const unread_by_type = { order: 1, promotion: 1, news: 0 };
  const promotion = { ...NOTIFICATIONS[1], type: 'promotion' };
  const server = await show(
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
  await show({ [`${LIST}?type=${type}`]: () => ({ body: { data: [], unread_count: 1 } }) }, 'ru', type);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/ru/notifications');
});

test('in Uzbek the count and the way on are said in Uzbek', async () => {
  await show({}, 'uz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bildirishnomalar 2 ta yangi' })).toBeVisible();
  expect(screen.getAllByText('yangi').length).toBeGreaterThan(0);
});

test('in Uzbek of Cyrillic letters the texts of the server are so, too', async () => {
  const uzbek = { ...NOTIFICATIONS[0], title: 'Limit tasdiqlandi', body: 'Doʻkon tanlang.' };
  await show({ [LIST]: () => ({ body: { data: [uzbek], unread_count: 1 } }) }, 'uz-Cyrl');
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
  await show({ [LIST]: () => ({ body: { data: [repair], unread_count: 1 } }) }, 'uz-Cyrl');
  const text = 'Orzu Texnika 100008-буюртмадаги маҳсулотни таъмирга олди. Муддатни буюртма саҳифасида кўринг.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

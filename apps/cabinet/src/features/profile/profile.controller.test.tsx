import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeApi, problemBody } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import {
  APPROVED_LIMIT,
  findDescriptionRows,
  GET_LIMIT_OPERATION,
  LIST_NOTIFICATIONS_OPERATION,
  LIST_ORDERS_OPERATION,
  renderProfile,
} from '../../testing/render-profile.tsx';
import { verificationWith } from '../../testing/verification.ts';

beforeEach(() => page.viewport(414, 896));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const TODAY = '2026-11-21';

test('[S2-11][S2-23] the profile shows name, birthdate and phone, with the middle of the phone masked', async () => {
  await renderProfile();
  expect(await findDescriptionRows('Личные данные')).toEqual([
    'Имя: Dilnoza Karimova',
    'Телефон: +998 90 ••• •• 01',
    'Дата рождения: 8 марта 1994',
  ]);
  expect(document.body.textContent).not.toContain('900000001');
});

test('an unbroken name of 120 letters wraps and does not make the profile wider than a phone', async () => {
  await page.viewport(360, 740);
  await renderProfile({ user: { name: 'A'.repeat(120) } });
  expect(await screen.findByText('A'.repeat(120))).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the profile omits the birthdate if it is unknown', async () => {
  await renderProfile({ user: { birthdate: null } });
  expect(await findDescriptionRows('Личные данные')).toEqual(['Имя: Dilnoza Karimova', 'Телефон: +998 90 ••• •• 01']);
});

test('[S2-11] the profile shows the status of identity and limit, the amounts and the expiry date', async () => {
  await renderProfile();
  expect(await screen.findByText('подтверждена')).toBeVisible();
  expect(await findDescriptionRows('Ваша рассрочка')).toEqual([
    'Личность: подтверждена',
    'Лимит: 15 000 000 сум',
    'Использовано: 5 080 000 сум',
    'Действует до: 14 мая 2027',
    'Доступно: 9 920 000 сум',
  ]);
  expect(screen.getByText('одобрен')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Условия рассрочки' })).toHaveAttribute('href', '/ru/installment-terms');
  expect(await findAccessibilityViolations()).toEqual([]);
});

const NONE = { amount: 0, used: 0, available: 0, valid_until: null };

test.each([
  ['not_created', null, 'ещё не подтверждена'],
  ['pending', null, 'на проверке'],
  ['rejected', { code: 'blurred', text: 'Фото паспорта нечёткое.' }, 'нужно исправить данные'],
])('in limit status %s the profile shows the identity status, the reason if given, and no amounts', async (status, reason, identity) => {
  await renderProfile({ limit: { ...APPROVED_LIMIT, ...NONE, status, reason } });
  expect(await screen.findByText(identity)).toBeVisible();
  expect(await findDescriptionRows('Ваша рассрочка')).toEqual([`Личность: ${identity}`]);
  if (reason) expect(screen.getByText(reason.text)).toBeVisible();
});

const accepted = verificationWith({
  status: 'accepted',
  person: { passport: 'AA1234567', pinfl: '30803942040247', birthdate: '1994-03-08' },
});

test('[S2-11] with a verified passport the profile labels the name as in the passport and masks the passport number', async () => {
  await renderProfile({ handlers: { 'installment.getVerification': () => ({ body: { data: accepted } }) }, user: { birthdate: null } });
  expect(await screen.findByText('AA*****67')).toBeVisible();
  expect(await findDescriptionRows('Личные данные')).toEqual([
    'Имя, как в паспорте: Dilnoza Karimova',
    'Телефон: +998 90 ••• •• 01',
    'Дата рождения: 8 марта 1994',
    'Паспорт: AA*****67',
  ]);
  expect(document.body.textContent).not.toMatch(/AA1234567|30803942040247/);
});

test('[S2-11] the profile shows the debt of open orders, with links to the next payment and the documents', async () => {
  const { requestsTo } = await renderProfile();
  await screen.findByText('Осталось заплатить');
  await screen.findByText('Просрочено');
  expect(await findDescriptionRows('Платежи')).toEqual([
    'Открытых заказов: 4',
    'Осталось заплатить: 5 080 000 сум',
    'Следующий платёж: 467 000 сум до 18 ноября',
    'Просрочено: 500 000 сум',
  ]);
  expect(screen.getByRole('link', { name: 'Оплатить 467\u00a0000\u00a0сум' })).toHaveAttribute('href', '/ru/orders/100008/pay');
  expect(screen.getByRole('link', { name: 'Все документы' })).toHaveAttribute('href', '/ru/cabinet/documents');
  expect(Object.fromEntries(requestsTo(LIST_ORDERS_OPERATION)[0]?.query ?? [])).toEqual({ unpaid: 'true', limit: '1' });
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S2-11] in the profile a customer without open orders sees an empty state and no payment link', async () => {
  await renderProfile({ handlers: { [LIST_ORDERS_OPERATION]: () => ({ body: { data: [], total: 0 } }) } });
  expect(await screen.findByText(/^Открытых заказов нет/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
});

test('[S2-11] in the profile orders that fail to load show an error with a retry, and the identity status stays', async () => {
  const server = await renderProfile({ handlers: { [LIST_ORDERS_OPERATION]: () => 'no-answer' } });
  expect(await screen.findByText('Не удалось загрузить заказы')).toBeVisible();
  expect(await screen.findByText('подтверждена')).toBeVisible();
  server.handlers[LIST_ORDERS_OPERATION] = () => ({ body: { data: [OVERDUE_ORDER], total: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Открытых заказов')).toBeVisible();
});

test('the profile section about the instalment conditions links to the limit and to the general terms', async () => {
  const reason = { code: 'overdue', text: 'Есть просроченный платёж.' };
  await renderProfile({ limit: { ...APPROVED_LIMIT, status: 'blocked', available: 0, reason, next_step: 'pay_overdue' } });
  const section = (await screen.findByText(reason.text)).closest('section');
  const hrefs = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/ru/cabinet/limit', '/ru/installment-terms']);
});

test('[S2-23] [X-11] the profile links to all personal pages and shows the count of unread notifications', async () => {
  await renderProfile();
  expect(await screen.findByText('3 новых')).toBeVisible();
  const ways = within(screen.getByRole('list', { name: 'Разделы' })).getAllByRole('link');
  expect(ways.map((way) => [way.getAttribute('href'), way.textContent])).toEqual([
    ['/ru/cards', 'Мои карты Основная карта и остальные'],
    ['/ru/cabinet/balance', 'Баланс Пополнения, оплаты и вывод'],
    ['/ru/cabinet/payments', 'Платежи Все платежи, чеки и возвраты денег'],
    ['/ru/cabinet/consents', 'Автосписание Сами спишем платёж в его день'],
    ['/ru/cabinet/limit', 'Лимит Сколько одобрено и что делать дальше'],
    ['/ru/cabinet/bonuses', 'Бонусы Сколько их и когда сгорят'],
    ['/ru/cabinet/documents', 'Документы Выписка, договоры, графики, справки, календарь платежей'],
    ['/ru/cabinet/returns', 'Мои возвраты Что вернули и что ответили'],
    ['/ru/cabinet/reviews', 'Мои отзывы Оцените то, что получили'],
    ['/ru/cabinet/questions', 'Вопросы магазинам Что спросили и что ответили'],
    ['/ru/notifications', 'Уведомления 3 новых Напоминания о платежах, заказы, акции'],
    ['/ru/notifications/channels', 'Настройка уведомлений Что присылать по СМС'],
    ['/ru/cabinet/verification', 'Подтверждение личности Паспорт, номера близких и карта для лимита'],
    ['/ru/cabinet/trust', 'Мои данные Что мы храним, копия данных, удаление'],
    ['/ru/profile/security', 'Вход и безопасность Телефон, пароль, ключи доступа и устройства'],
  ]);
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
});

test('[S2-11] in the profile the customer chooses the theme, which applies immediately and is saved in a cookie', async () => {
  await renderProfile();
  const themes = within(await screen.findByRole('radiogroup', { name: 'Оформление' }));
  expect(themes.getByRole('radio', { name: 'Как на устройстве' })).toBeChecked();
  await userEvent.click(themes.getByRole('radio', { name: 'Тёмное' }));
  expect([document.documentElement.dataset['theme'], document.cookie]).toEqual(['dark', expect.stringContaining('theme=dark')]);
  expect(await findAccessibilityViolations()).toEqual([]);
  await userEvent.click(themes.getByRole('radio', { name: 'Как на устройстве' }));
  expect([document.documentElement.dataset['theme'], document.cookie.includes('theme=')]).toEqual([undefined, false]);
});

test('in a window 1280 px wide the profile itself shows no sign-out button', async () => {
  await page.viewport(1_280, 800);
  await renderProfile();
  expect(await screen.findByText('3 новых')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
});

test('in the profile a limit that fails to load shows an error with a retry, and name and notifications link stay', async () => {
  const failed = { status: 500, body: problemBody('internal', 'Что-то пошло не так') };
  const server = await renderProfile({ handlers: { [GET_LIMIT_OPERATION]: () => failed, [LIST_NOTIFICATIONS_OPERATION]: () => failed } });
  expect(await screen.findByText('Не удалось загрузить условия рассрочки')).toBeVisible();
  expect(screen.getByText('Dilnoza Karimova')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Уведомления/ })).toHaveAttribute('href', '/ru/notifications');
  expect(await findAccessibilityViolations()).toEqual([]);
  server.handlers[GET_LIMIT_OPERATION] = () => ({ body: { data: APPROVED_LIMIT, as_of: TODAY } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('подтверждена')).toBeVisible();
});

test('while the limit loads, the profile announces it to screen readers and shows the name', async () => {
  await renderProfile({ handlers: { [GET_LIMIT_OPERATION]: () => new Promise(() => undefined) } });
  expect(await screen.findByText('Загружаем условия рассрочки…')).toBeInTheDocument();
  expect(screen.getByText('Dilnoza Karimova')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('the Uzbek profile shows its texts in Uzbek', async () => {
  await renderProfile({ locale: 'uz' });
  expect(await screen.findByText('tasdiqlangan', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  expect(screen.getByText('3 ta yangi')).toBeVisible();
});

test('the profile in Uzbek Cyrillic transliterates the reason of the server for a rejected limit', async () => {
  await renderProfile({
    limit: { ...APPROVED_LIMIT, ...NONE, status: 'rejected', reason: { code: 'blurred', text: 'Surat xira.' } },
    locale: 'uz-Cyrl',
  });
  expect(await screen.findByText('Сурат хира.')).toBeVisible();
});

test('the former address of the list of sections leads to the profile', async () => {
  const router = await openCabinet({ server: fakeApi({}), path: '/cabinet?utm_source=sms' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Профиль' }, { timeout: 30_000 })).toBeVisible();
  expect(router.state.location.href).toBe('/ru/profile?utm_source=sms');
});

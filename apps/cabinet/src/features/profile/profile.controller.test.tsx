import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { problem } from '../../testing/fake-api.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { APPROVED, facts, LIMIT, ORDERS, showProfile, UNREAD } from '../../testing/show-profile.tsx';
import { verificationWith } from '../../testing/verification.ts';

beforeEach(() => page.viewport(414, 896));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const TODAY = '2026-11-21';

test('[S2-11][S2-23] the profile shows who the customer is, the phone with its middle hidden', async () => {
  await showProfile();
  expect(await facts('Личные данные')).toEqual(['Имя: Dilnoza Karimova', 'Телефон: 99890*****01', 'Дата рождения: 8 марта 1994']);
  expect(document.body.textContent).not.toContain('900000001');
});

test('of a customer whose birthdate is not known none is shown', async () => {
  await showProfile({ user: { birthdate: null } });
  expect(await facts('Личные данные')).toEqual(['Имя: Dilnoza Karimova', 'Телефон: 99890*****01']);
});

test('[S2-11] the personal conditions: how the limit and the identity stand, the sums, and until when', async () => {
  await showProfile();
  expect(await screen.findByText('подтверждена')).toBeVisible();
  expect(await facts('Ваша рассрочка')).toEqual([
    'Личность: подтверждена',
    'Лимит: 15 000 000 сум',
    'Использовано: 5 080 000 сум',
    'Действует до: 14 мая 2027',
    'Доступно: 9 920 000 сум',
  ]);
  expect(screen.getByText('одобрен')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Условия рассрочки' })).toHaveAttribute('href', '/ru/installment-terms');
  expect(await accessibilityFaults()).toEqual([]);
});

const NONE = { amount: 0, used: 0, available: 0, valid_until: null };

test.each([
  ['not_created', null, 'ещё не подтверждена'],
  ['pending', null, 'на проверке'],
  ['rejected', { code: 'blurred', text: 'Фото паспорта нечёткое.' }, 'нужно исправить данные'],
])('a limit that is %s has no sums to show; a reason is given in the words of the server', async (status, reason, identity) => {
  await showProfile({ limit: { ...APPROVED, ...NONE, status, reason } });
  expect(await screen.findByText(identity)).toBeVisible();
  expect(await facts('Ваша рассрочка')).toEqual([`Личность: ${identity}`]);
  if (reason) expect(screen.getByText(reason.text)).toBeVisible();
});

const accepted = verificationWith({
  status: 'accepted',
  person: { passport: 'AA1234567', pinfl: '30803942040247', birthdate: '1994-03-08' },
});

test('[S2-11] once the passport was checked the name is told to be its own, and its number is shown with its middle hidden', async () => {
  await showProfile({ answers: { 'installment.getVerification': () => ({ body: { data: accepted } }) }, user: { birthdate: null } });
  expect(await screen.findByText('AA*****67')).toBeVisible();
  expect(await facts('Личные данные')).toEqual([
    'Имя, как в паспорте: Dilnoza Karimova',
    'Телефон: 99890*****01',
    'Дата рождения: 8 марта 1994',
    'Паспорт: AA*****67',
  ]);
  expect(document.body.textContent).not.toMatch(/AA1234567|30803942040247/);
});

test('[S2-11] what is still to pay for open orders, the next payment with the way to pay it, and the files of each', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { of } = await showProfile({
    answers: { 'installment.getOrderDocument': () => ({ file: '%PDF-1.7', type: 'application/pdf' }) },
  });
  await screen.findByText('Осталось заплатить');
  await screen.findByText('Просрочено');
  expect(await facts('Платежи и документы')).toEqual([
    'Открытых заказов: 4',
    'Осталось заплатить: 5 080 000 сум',
    'Следующий платёж: 467 000 сум до 18 ноября',
    'Просрочено: 500 000 сум',
  ]);
  expect(screen.getByRole('link', { name: 'Оплатить 467\u00a0000\u00a0сум' })).toHaveAttribute('href', '/ru/orders/100008/pay');
  expect(screen.getByRole('link', { name: 'Все документы' })).toHaveAttribute('href', '/ru/cabinet/documents');
  expect(Object.fromEntries(of(ORDERS)[0]?.query ?? [])).toEqual({ unpaid: 'true', limit: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Договор, Заказ №\u00a0100008' }));
  await waitFor(() => expect(saved).toEqual(['muddat-contract-100008.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'График платежей, Заказ №\u00a0100008' }));
  await waitFor(() => expect(saved[1]).toBe('muddat-schedule-100008.pdf'));
  expect(await accessibilityFaults()).toEqual([]);
});

test('[S2-11] a customer without open orders is told what will stand there', async () => {
  await showProfile({ answers: { [ORDERS]: () => ({ body: { data: [], total: 0 } }) } });
  expect(await screen.findByText(/^Открытых заказов нет/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
});

test('[S2-11] orders that could not be loaded stand for themselves, with a way to try again', async () => {
  const server = await showProfile({ answers: { [ORDERS]: () => 'no-answer' } });
  expect(await screen.findByText('Не удалось загрузить заказы')).toBeVisible();
  expect(await screen.findByText('подтверждена')).toBeVisible();
  server.handlers[ORDERS] = () => ({ body: { data: [OVERDUE], total: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Открытых заказов')).toBeVisible();
});

test('the conditions lead to the page of the limit, and to the terms for all', async () => {
  const reason = { code: 'overdue', text: 'Есть просроченный платёж.' };
  await showProfile({ limit: { ...APPROVED, status: 'blocked', available: 0, reason, next_step: 'pay_overdue' } });
  const section = (await screen.findByText(reason.text)).closest('section');
  const hrefs = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/ru/cabinet/limit', '/ru/installment-terms']);
});

test('[S2-23] [X-11] the ways lead to all that is the customer’s: cards, password, phone numbers and the rest; unread notifications are counted', async () => {
  await showProfile();
  expect(await screen.findByText('3 новых')).toBeVisible();
  const ways = within(screen.getByRole('list', { name: 'Разделы' })).getAllByRole('link');
  expect(ways.map((way) => [way.getAttribute('href'), way.textContent])).toEqual([
    ['/ru/cards', 'Мои карты Основная карта и остальные'],
    ['/ru/cabinet/balance', 'Баланс Пополнения, оплаты и вывод'],
    ['/ru/cabinet/payments', 'Платежи Все платежи, чеки и возвраты денег'],
    ['/ru/cabinet/consents', 'Автосписание Сами спишем платёж в его день'],
    ['/ru/cabinet/documents', 'Документы Выписка, договоры, графики, справки, календарь платежей'],
    ['/ru/notifications', 'Уведомления 3 новых Напоминания о платежах, заказы, акции'],
    ['/ru/cabinet/bonuses', 'Бонусы'],
    ['/ru/cabinet/returns', 'Мои возвраты Что вернули и что ответили'],
    ['/ru/cabinet/reviews', 'Мои отзывы'],
    ['/ru/cabinet/questions', 'Вопросы магазинам'],
    ['/ru/notifications/channels', 'Настройка уведомлений Что присылать по СМС'],
    ['/ru/cabinet/verification', 'Подтверждение личности Паспорт, номера близких и карта для лимита'],
    ['/ru/cabinet/trust', 'Мои данные Что мы храним, копия данных, удаление'],
    ['/ru/profile/security', 'Вход и безопасность Ключи доступа и устройства'],
    ['/ru/profile/password', 'Смена пароля'],
    ['/ru/profile/phone', 'Смена номера'],
  ]);
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
});

test('[S2-11] the theme of this device is chosen here, and shown at once', async () => {
  await showProfile();
  const themes = within(await screen.findByRole('radiogroup', { name: 'Оформление' }));
  expect(themes.getByRole('radio', { name: 'Как на устройстве' })).toBeChecked();
  await userEvent.click(themes.getByRole('radio', { name: 'Тёмное' }));
  expect([document.documentElement.dataset['theme'], document.cookie]).toEqual(['dark', expect.stringContaining('theme=dark')]);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(themes.getByRole('radio', { name: 'Как на устройстве' }));
  expect([document.documentElement.dataset['theme'], document.cookie.includes('theme=')]).toEqual([undefined, false]);
});

test('beside the rail, which has the way out on every page, the profile has none of its own', async () => {
  await page.viewport(1_280, 800);
  await showProfile();
  expect(await screen.findByText('3 новых')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
});

test('a limit that could not be loaded stands for itself, with a way to try again; a count that is not known is left out', async () => {
  const failed = { status: 500, body: problem('internal', 'Что-то пошло не так') };
  const server = await showProfile({ answers: { [LIMIT]: () => failed, [UNREAD]: () => failed } });
  expect(await screen.findByText('Не удалось загрузить условия рассрочки')).toBeVisible();
  expect(screen.getByText('Dilnoza Karimova')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Уведомления/ })).toHaveAttribute('href', '/ru/notifications');
  expect(await accessibilityFaults()).toEqual([]);
  server.handlers[LIMIT] = () => ({ body: { data: APPROVED, as_of: TODAY } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('подтверждена')).toBeVisible();
});

test('while the limit loads, a screen reader announces it, and the rest of the page is shown', async () => {
  await showProfile({ answers: { [LIMIT]: () => new Promise(() => undefined) } });
  expect(await screen.findByText('Загружаем условия рассрочки…')).toBeInTheDocument();
  expect(screen.getByText('Dilnoza Karimova')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('in Uzbek the profile is in Uzbek', async () => {
  await showProfile({ locale: 'uz' });
  expect(await screen.findByText('tasdiqlangan', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  expect(screen.getByText('3 ta yangi')).toBeVisible();
});

test('in Uzbek of Cyrillic letters the reason of the server is so, too', async () => {
  await showProfile({
    limit: { ...APPROVED, ...NONE, status: 'rejected', reason: { code: 'blurred', text: 'Surat xira.' } },
    locale: 'uz-Cyrl',
  });
  expect(await screen.findByText('Сурат хира.')).toBeVisible();
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { type FakeHandlers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { CARD } from '../../../testing/orders.ts';
import { renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import type { BankCard } from '../cards-query.ts';
import { AddCardController } from './add-card.controller.tsx';

afterEach(cleanup);

const LIST = 'billing.listEntities';
const SEND = 'billing.sendOtp';
const CONFIRM = 'billing.confirmOtp';
const RESEND = 'billing.resendOtp';
const NUMBER = '8600490000001234';
const OTP = { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' };
const SENT = { otp_id: 'otp_1', ...OTP };

type Shown = { saved?: BankCard[]; locale?: 'ru' | 'uz'; bankPrefixes?: string[] };

async function show(handlers: FakeHandlers = {}, { saved = [], locale = 'ru', bankPrefixes = [] }: Shown = {}) {
  const onAdded = vi.fn<(card: BankCard) => void>();
  const onCancel = vi.fn<() => void>();
  const server = fakeApi({
    [LIST]: () => ({ body: { data: saved } }),
    [SEND]: () => ({ body: SENT }),
    [CONFIRM]: ({ body }) =>
      Object(body).code === '111111'
        ? { body: CARD }
        : { status: 422, body: problem('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
    [RESEND]: () => ({ body: OTP }),
    ...handlers,
  });
  await renderInCabinet(<AddCardController onAdded={onAdded} onCancel={onCancel} bankPrefixes={bankPrefixes} />, {
    api: server.api,
    locale,
  });
  return { ...server, onAdded, onCancel };
}

const number = () => screen.findByLabelText('Номер карты');
const expiry = () => screen.getByLabelText('Срок действия');
const offer = () => screen.getByRole('checkbox', { name: 'Принимаю условия публичной оферты' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
const code = () => screen.findByLabelText('Код из СМС');
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn(typed = NUMBER) {
  await userEvent.type(await number(), typed);
  await userEvent.type(expiry(), '1229');
  await userEvent.click(offer());
}

test('[S3-04] a card is added by its number, expiry, owner and the code from the SMS; the expiry is typed MM/YY and sent YYMM', async () => {
  const { of, onAdded } = await show();
  await fillIn();
  expect(await accessibilityFaults()).toEqual([]);
  expect(screen.getByText('uzcard')).toBeVisible();
  expect(await number()).toHaveValue('8600 4900 0000 1234');
  expect(expiry()).toHaveValue('12/29');
  await userEvent.type(screen.getByLabelText('Имя владельца'), 'DILNOZA KARIMOVA');
  await submit();
  await code();
  expect(screen.getByText('Код отправлен на номер 99890*****31, к которому подключены СМС карты •• 1234')).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через/)).toBeVisible();
  await userEvent.type(await code(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(CARD));
  expect(of(SEND).map(({ body }) => body)).toEqual([{ number: NUMBER, expiry: '2912', owner: 'DILNOZA KARIMOVA', offer_accepted: true }]);
  expect(of(CONFIRM).map(({ body }) => body)).toEqual([{ otp_id: 'otp_1', code: '111111' }]);
  expect([...of(SEND), ...of(CONFIRM)].every(({ key }) => key !== null)).toBe(true);
});

test('[S5-07] the consent to the public offer starts unticked, links to it, and nothing is sent without it', async () => {
  const { of } = await show();
  await userEvent.type(await number(), NUMBER);
  await userEvent.type(expiry(), '1229');
  expect(offer()).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'публичной оферты' })).toHaveAttribute('href', '/ru/public-offer');
  await submit();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(of(SEND)).toEqual([]);
});

test('[S5-07] a consent that the server misses is told at its box', async () => {
  await show({
    [SEND]: () => ({
      status: 422,
      body: problem('offer_not_accepted', 'Примите условия публичной оферты', { fields: { offer_accepted: 'required' } }),
    }),
  });
  await fillIn();
  await submit();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(offer()).toBeInvalid();
});

test.each([
  ['8600490000001235', null],
  ['9860010000001235', null],
  ['4008470000000008', 'В номере карты ошибка: сверьте его с картой'],
  ['5555360000000001', 'В номере карты ошибка: сверьте его с картой'],
  ['4111111111111111', 'Такие карты пока не принимаем. Нужна карта Uzcard или Humo'],
  ['860049000000', 'Проверьте номер карты: в нём 16 цифр'],
])('[S3-04] the number %s is judged: %s', async (typed, wrong) => {
  const { of } = await show();
  await fillIn(typed);
  await submit();
  if (wrong === null) expect(await code()).toBeVisible();
  else {
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(of(SEND)).toEqual([]);
  }
});

test('a check digit that does not agree on a local card is a warning, which blocks nothing', async () => {
  await show();
  await userEvent.type(await number(), '8600490000001235');
  await userEvent.tab();
  expect(await screen.findByText(/похоже, в нём опечатка/)).toBeVisible();
});

test('an expiry that has passed is refused at its field, here', async () => {
  await show();
  await userEvent.type(await number(), NUMBER);
  await userEvent.type(expiry(), '0120');
  await userEvent.tab();
  expect(await screen.findByText('Срок карты истёк')).toBeVisible();
});

test('where an offer takes the cards of one bank, another bank’s card is refused at its field', async () => {
  await show({}, { bankPrefixes: ['561468'] });
  await fillIn();
  await submit();
  expect(await screen.findByText('Нужна карта другого банка')).toBeVisible();
});

test.each([
  ['ru', 'Ошибка про получение банковской карты', /^Карта не сохранена, деньги не списаны/, 'Срок карты истёк'],
  ['uz', 'Bank kartasini olishda xatolik yuz berdi', /^Karta saqlanmadi, pul yechilmadi/, 'Karta muddati tugagan'],
] as const)(
  '[S8-06] in %s a card that the server refuses says so, what is safe, marks its field, and loses nothing typed',
  async (locale, sentence, safe, atField) => {
    const { of } = await show(
      { [SEND]: () => ({ status: 422, body: problem('card_invalid', sentence, { fields: { expiry: 'expiry-past' } }) }) },
      { locale },
    );
    const labels =
      locale === 'ru' ? ['Номер карты', 'Срок действия', 'Получить код'] : ['Karta raqami', 'Amal qilish muddati', 'Kod olish'];
    await userEvent.type(await screen.findByLabelText(labels[0] ?? ''), NUMBER);
    await userEvent.type(screen.getByLabelText(labels[1] ?? ''), '1229');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: labels[2] ?? '' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(safe)).toBeVisible();
    expect(await screen.findByText(atField)).toBeVisible();
    expect(screen.getByLabelText(labels[0] ?? '')).toHaveValue('8600 4900 0000 1234');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(of(SEND)).toHaveLength(1);
  },
);

test('after a lost answer the same card goes out under the same key, another one under its own', async () => {
  let lost = true;
  const server = await show({ [SEND]: () => (lost ? 'no-answer' : { body: SENT }) });
  await fillIn();
  await submit();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  await submit();
  await waitFor(() => expect(server.of(SEND)).toHaveLength(2));
  await screen.findByText(/^Нет связи с сервером/);
  await userEvent.clear(expiry());
  await userEvent.type(expiry(), '0130');
  lost = false;
  await submit();
  await code();
  const [first, second, third] = server.of(SEND).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a wrong code is told with the tries that are left; the next one has a key of its own', async () => {
  const { of, onAdded } = await show();
  await fillIn();
  await submit();
  await userEvent.type(await code(), '000000');
  expect(await screen.findByText('Введен неправильный код')).toBeVisible();
  expect(screen.getByText('Осталось 4 попытки')).toBeVisible();
  await userEvent.type(await code(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const [first, second] = of(CONFIRM).map(({ key }) => key);
  expect(second).not.toBe(first);
});

test('a code whose answer was lost is sent off again under the same key', async () => {
  let lost = true;
  const { of, onAdded } = await show({ [CONFIRM]: () => (lost ? 'no-answer' : { body: CARD }) });
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  lost = false;
  await click('Добавить карту');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(new Set(of(CONFIRM).map(({ key }) => key)).size).toBe(1);
});

test('a code that is gone because it has done its work is known by the list of cards', async () => {
  const server = await show({ [CONFIRM]: () => ({ status: 404, body: problem('not_found', 'Ничего не найдено') }) });
  await fillIn();
  await submit();
  const field = await code();
  server.handlers[LIST] = () => ({ body: { data: [CARD] } });
  await userEvent.type(field, '111111');
  await waitFor(() => expect(server.onAdded).toHaveBeenCalledExactlyOnceWith(CARD));
});

test('a code that is gone otherwise leads back to the card, which is still there', async () => {
  await show({ [CONFIRM]: () => ({ status: 404, body: problem('not_found', 'Ничего не найдено') }) });
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  expect(await screen.findByText('Этот код больше не действует. Запросите новый.')).toBeVisible();
  expect(await number()).toHaveValue('8600 4900 0000 1234');
});

test('[X-05] a code that never comes: what to check, the card can be changed, a new code asked for by a message or a call; a lock begins the card anew', async () => {
  const { of, handlers } = await show({
    [SEND]: () => ({ body: { ...SENT, resend_after: 0 } }),
    [RESEND]: () => ({ body: { ...OTP, resend_after: 0 } }),
  });
  await fillIn();
  await submit();
  await code();
  await userEvent.click(screen.getByText('Код не приходит?'));
  expect(screen.getByText(/Это может быть не ваш номер/)).toBeVisible();
  await click('Отправить код ещё раз');
  await waitFor(() => expect(of(RESEND).map(({ body }) => body)).toEqual([{ otp_id: 'otp_1', channel: 'sms' }]));
  await click('Получить код по звонку');
  expect(await screen.findByText(/^Звоним на номер/)).toBeVisible();
  handlers[CONFIRM] = () => ({ status: 422, body: problem('otp_locked', 'Попытки закончились', { tries_left: 0, retry_after: 1 }) });
  await userEvent.type(await code(), '000000');
  expect(await screen.findByText('Слишком много неверных кодов')).toBeVisible();
  handlers[SEND] = () => ({ body: { ...SENT, otp_id: 'otp_2' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }));
  await waitFor(() => expect(of(SEND)).toHaveLength(2));
  expect(new Set(of(SEND).map(({ key }) => key)).size).toBe(2);
  await click('Изменить карту');
  expect(await number()).toHaveValue('8600 4900 0000 1234');
});

test('a card that is saved already is told, and can be gone on with', async () => {
  const { onAdded } = await show({}, { saved: [CARD] });
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  expect(await screen.findByRole('heading', { name: 'Эта карта уже сохранена' })).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
  await click('Продолжить');
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(CARD);
});

test('the whole number stands nowhere but in its field: not in a store of the browser, the address or the log', async () => {
  const logged = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = logged.map((level) => vi.spyOn(console, level));
  const { onAdded } = await show();
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const traces = [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    window.location.href,
    document.body.innerHTML,
    ...spies.flatMap(({ mock }) => mock.calls.flat().map(String)),
  ];
  for (const trace of traces) expect(trace.replaceAll(/\s/g, '')).not.toContain(NUMBER);
});

test('who gives up says so', async () => {
  const { onCancel } = await show();
  await number();
  await click('Не добавлять');
  expect(onCancel).toHaveBeenCalledOnce();
});

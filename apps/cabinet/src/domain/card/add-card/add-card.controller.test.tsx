import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../../testing/accessibility-violations.ts';
import { problemBody } from '../../../testing/fake-api.ts';
import { SAVED_CARD } from '../../../testing/orders.ts';
import {
  CARD_NUMBER,
  CONFIRM_OTP_OPERATION,
  clickButton,
  fillInCard,
  findCodeField,
  findNumberField,
  getExpiryField,
  getOfferCheckbox,
  renderAddCard,
  SEND_OTP_OPERATION,
  submitCard,
} from '../../../testing/render-add-card.tsx';

afterEach(cleanup);

test('[S3-04] a card is added by number, expiry, owner and the code from the SMS; the expiry is typed MM/YY and sent YYMM', async () => {
  const { requestsTo, onAdded } = await renderAddCard();
  await fillInCard();
  expect(await findAccessibilityViolations()).toEqual([]);
  expect(screen.getByText('uzcard')).toBeVisible();
  expect(await findNumberField()).toHaveValue('8600 4900 0000 1234');
  expect(getExpiryField()).toHaveValue('12/29');
  await userEvent.type(screen.getByLabelText('Имя владельца'), 'DILNOZA KARIMOVA');
  await submitCard();
  await findCodeField();
  expect(screen.getByText('Код отправлен на номер +998 90 ••• •• 31, к которому подключены СМС карты •• 1234')).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через/)).toBeVisible();
  await userEvent.type(await findCodeField(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(SAVED_CARD));
  expect(requestsTo(SEND_OTP_OPERATION).map(({ body }) => body)).toEqual([
    { number: CARD_NUMBER, expiry: '2912', owner: 'DILNOZA KARIMOVA', offer_accepted: true },
  ]);
  expect(requestsTo(CONFIRM_OTP_OPERATION).map(({ body }) => body)).toEqual([{ otp_id: 'otp_1', code: '111111' }]);
  expect([...requestsTo(SEND_OTP_OPERATION), ...requestsTo(CONFIRM_OTP_OPERATION)].every(({ key }) => key !== null)).toBe(true);
});

test('[S5-07] the consent to the public offer starts unticked and links to it; without it no card is sent', async () => {
  const { requestsTo } = await renderAddCard();
  await userEvent.type(await findNumberField(), CARD_NUMBER);
  await userEvent.type(getExpiryField(), '1229');
  expect(getOfferCheckbox()).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'публичной оферты' })).toHaveAttribute('href', '/ru/public-offer');
  await submitCard();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(requestsTo(SEND_OTP_OPERATION)).toEqual([]);
});

test('[S5-07] if the server refuses a card for lack of consent to the offer, the error is shown at the checkbox', async () => {
  await renderAddCard({
    [SEND_OTP_OPERATION]: () => ({
      status: 422,
      body: problemBody('offer_not_accepted', 'Примите условия публичной оферты', { fields: { offer_accepted: 'required' } }),
    }),
  });
  await fillInCard();
  await submitCard();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(getOfferCheckbox()).toBeInvalid();
});

test.each([
  ['8600490000001235', null],
  ['9860010000001235', null],
  ['4008470000000008', 'В номере карты ошибка: сверьте его с картой'],
  ['5555360000000001', 'В номере карты ошибка: сверьте его с картой'],
  ['4111111111111111', 'Такие карты пока не принимаем. Нужна карта Uzcard или Humo'],
  ['860049000000', 'Проверьте номер карты: в нём 16 цифр'],
])('[S3-04] submitting the card number %s shows the error %j, or the code step for null', async (typed, wrong) => {
  const { requestsTo } = await renderAddCard();
  await fillInCard(typed);
  await submitCard();
  if (wrong === null) expect(await findCodeField()).toBeVisible();
  else {
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(requestsTo(SEND_OTP_OPERATION)).toEqual([]);
  }
});

test('a wrong check digit of a local card shows a warning about a typo', async () => {
  await renderAddCard();
  await userEvent.type(await findNumberField(), '8600490000001235');
  await userEvent.tab();
  expect(await screen.findByText(/похоже, в нём опечатка/)).toBeVisible();
});

test('an expiry date in the past shows an error at its field when the customer leaves it', async () => {
  await renderAddCard();
  await userEvent.type(await findNumberField(), CARD_NUMBER);
  await userEvent.type(getExpiryField(), '0120');
  await userEvent.tab();
  expect(await screen.findByText('Срок карты истёк')).toBeVisible();
});

test('if an offer accepts only cards of one bank, a card of another bank shows an error', async () => {
  await renderAddCard({}, { bankPrefixes: ['561468'] });
  await fillInCard();
  await submitCard();
  expect(await screen.findByText('Нужна карта другого банка')).toBeVisible();
});

test.each([
  ['ru', 'Ошибка про получение банковской карты', /^Карта не сохранена, деньги не списаны/, 'Срок карты истёк'],
  ['uz', 'Bank kartasini olishda xatolik yuz berdi', /^Karta saqlanmadi, pul yechilmadi/, 'Karta muddati tugagan'],
] as const)(
  '[S8-06] in %s a refused card shows the reason, that no money was charged and the field error, and keeps the input',
  async (locale, sentence, safe, atField) => {
    const { requestsTo } = await renderAddCard(
      { [SEND_OTP_OPERATION]: () => ({ status: 422, body: problemBody('card_invalid', sentence, { fields: { expiry: 'expiry-past' } }) }) },
      { locale },
    );
    const labels =
      locale === 'ru' ? ['Номер карты', 'Срок действия', 'Получить код'] : ['Karta raqami', 'Amal qilish muddati', 'Kod olish'];
    await userEvent.type(await screen.findByLabelText(labels[0] ?? ''), CARD_NUMBER);
    await userEvent.type(screen.getByLabelText(labels[1] ?? ''), '1229');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: labels[2] ?? '' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(safe)).toBeVisible();
    expect(await screen.findByText(atField)).toBeVisible();
    expect(screen.getByLabelText(labels[0] ?? '')).toHaveValue('8600 4900 0000 1234');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(requestsTo(SEND_OTP_OPERATION)).toHaveLength(1);
  },
);

test('adding a card that is already saved shows a notice, and the customer can continue with that card', async () => {
  const { onAdded } = await renderAddCard({}, { saved: [SAVED_CARD] });
  await fillInCard();
  await submitCard();
  await userEvent.type(await findCodeField(), '111111');
  expect(await screen.findByRole('heading', { name: 'Эта карта уже сохранена' })).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
  await clickButton('Продолжить');
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(SAVED_CARD);
});

test('after a card is added, its full number is not in browser storage, cookies, the URL, the HTML or the console', async () => {
  const logged = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = logged.map((level) => vi.spyOn(console, level));
  const { onAdded } = await renderAddCard();
  await fillInCard();
  await submitCard();
  await userEvent.type(await findCodeField(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const traces = [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    window.location.href,
    document.body.innerHTML,
    ...spies.flatMap(({ mock }) => mock.calls.flat().map(String)),
  ];
  for (const trace of traces) expect(trace.replaceAll(/\s/g, '')).not.toContain(CARD_NUMBER);
});

test('the button «Не добавлять» of the card form calls `onCancel`', async () => {
  const { onCancel } = await renderAddCard();
  await findNumberField();
  await clickButton('Не добавлять');
  expect(onCancel).toHaveBeenCalledOnce();
});

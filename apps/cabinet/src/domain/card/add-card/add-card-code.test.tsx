import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { problemBody } from '../../../testing/fake-api.ts';
import { SAVED_CARD } from '../../../testing/orders.ts';
import {
  CONFIRM_OTP_OPERATION,
  clickButton,
  fillInCard,
  findCodeField,
  findNumberField,
  getExpiryField,
  LIST_ENTITIES_OPERATION,
  OTP_RESPONSE,
  RESEND_OTP_OPERATION,
  renderAddCard,
  SEND_OTP_OPERATION,
  SEND_OTP_RESPONSE,
  submitCard,
} from '../../../testing/render-add-card.tsx';

afterEach(cleanup);

test('after a lost response the same card is sent again with the same idempotency key, a changed card with a new one', async () => {
  let lost = true;
  const server = await renderAddCard({ [SEND_OTP_OPERATION]: () => (lost ? 'no-answer' : { body: SEND_OTP_RESPONSE }) });
  await fillInCard();
  await submitCard();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  await submitCard();
  await waitFor(() => expect(server.requestsTo(SEND_OTP_OPERATION)).toHaveLength(2));
  await screen.findByText(/^Нет связи с сервером/);
  await userEvent.clear(getExpiryField());
  await userEvent.type(getExpiryField(), '0130');
  lost = false;
  await submitCard();
  await findCodeField();
  const [first, second, third] = server.requestsTo(SEND_OTP_OPERATION).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a wrong code shows the tries left, and the next code is sent with a new idempotency key', async () => {
  const { requestsTo, onAdded } = await renderAddCard();
  await fillInCard();
  await submitCard();
  await userEvent.type(await findCodeField(), '000000');
  expect(await screen.findByText('Введен неправильный код')).toBeVisible();
  expect(screen.getByText('Осталось 4 попытки')).toBeVisible();
  await userEvent.type(await findCodeField(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const [first, second] = requestsTo(CONFIRM_OTP_OPERATION).map(({ key }) => key);
  expect(second).not.toBe(first);
});

test('a code whose response was lost is sent again with the same idempotency key', async () => {
  let lost = true;
  const { requestsTo, onAdded } = await renderAddCard({ [CONFIRM_OTP_OPERATION]: () => (lost ? 'no-answer' : { body: SAVED_CARD }) });
  await fillInCard();
  await submitCard();
  await userEvent.type(await findCodeField(), '111111');
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  lost = false;
  await clickButton('Добавить карту');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(new Set(requestsTo(CONFIRM_OTP_OPERATION).map(({ key }) => key)).size).toBe(1);
});

test('if the server no longer knows the code but lists the card, the card counts as added', async () => {
  const server = await renderAddCard({
    [CONFIRM_OTP_OPERATION]: () => ({ status: 404, body: problemBody('not_found', 'Ничего не найдено') }),
  });
  await fillInCard();
  await submitCard();
  const field = await findCodeField();
  server.handlers[LIST_ENTITIES_OPERATION] = () => ({ body: { data: [SAVED_CARD] } });
  await userEvent.type(field, '111111');
  await waitFor(() => expect(server.onAdded).toHaveBeenCalledExactlyOnceWith(SAVED_CARD));
});

test('if the server no longer knows the code and lists no card, an error and the form with the typed card appear', async () => {
  await renderAddCard({ [CONFIRM_OTP_OPERATION]: () => ({ status: 404, body: problemBody('not_found', 'Ничего не найдено') }) });
  await fillInCard();
  await submitCard();
  await userEvent.type(await findCodeField(), '111111');
  expect(await screen.findByText('Этот код больше не действует. Запросите новый.')).toBeVisible();
  expect(await findNumberField()).toHaveValue('8600 4900 0000 1234');
});

test('[X-05] a customer who gets no code sees advice, can resend it by SMS or call, restart after a lock and change the card', async () => {
  const { requestsTo, handlers } = await renderAddCard({
    [SEND_OTP_OPERATION]: () => ({ body: { ...SEND_OTP_RESPONSE, resend_after: 0 } }),
    [RESEND_OTP_OPERATION]: () => ({ body: { ...OTP_RESPONSE, resend_after: 0 } }),
  });
  await fillInCard();
  await submitCard();
  await findCodeField();
  await userEvent.click(screen.getByText('Код не приходит?'));
  expect(screen.getByText(/Это может быть не ваш номер/)).toBeVisible();
  await clickButton('Отправить код ещё раз');
  await waitFor(() => expect(requestsTo(RESEND_OTP_OPERATION).map(({ body }) => body)).toEqual([{ otp_id: 'otp_1', channel: 'sms' }]));
  await clickButton('Получить код по звонку');
  expect(await screen.findByText(/^Звоним на номер/)).toBeVisible();
  handlers[CONFIRM_OTP_OPERATION] = () => ({
    status: 422,
    body: problemBody('otp_locked', 'Попытки закончились', { tries_left: 0, retry_after: 1 }),
  });
  await userEvent.type(await findCodeField(), '000000');
  expect(await screen.findByText('Слишком много неверных кодов')).toBeVisible();
  handlers[SEND_OTP_OPERATION] = () => ({ body: { ...SEND_OTP_RESPONSE, otp_id: 'otp_2' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }));
  await waitFor(() => expect(requestsTo(SEND_OTP_OPERATION)).toHaveLength(2));
  expect(new Set(requestsTo(SEND_OTP_OPERATION).map(({ key }) => key)).size).toBe(2);
  await clickButton('Изменить карту');
  expect(await findNumberField()).toHaveValue('8600 4900 0000 1234');
});

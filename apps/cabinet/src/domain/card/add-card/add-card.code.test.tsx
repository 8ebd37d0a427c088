import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../testing/fake-api.ts';
import { CARD } from '../../../testing/orders.ts';
import {
  CONFIRM,
  click,
  code,
  expiry,
  fillIn,
  LIST,
  number,
  OTP,
  RESEND,
  SEND,
  SENT,
  showAddCard,
  submit,
} from '../../../testing/show-add-card.tsx';

afterEach(cleanup);

test('after a lost answer the same card goes out under the same key, another one under its own', async () => {
  let lost = true;
  const server = await showAddCard({ [SEND]: () => (lost ? 'no-answer' : { body: SENT }) });
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
  const { of, onAdded } = await showAddCard();
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
  const { of, onAdded } = await showAddCard({ [CONFIRM]: () => (lost ? 'no-answer' : { body: CARD }) });
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
  const server = await showAddCard({ [CONFIRM]: () => ({ status: 404, body: problem('not_found', 'Ничего не найдено') }) });
  await fillIn();
  await submit();
  const field = await code();
  server.handlers[LIST] = () => ({ body: { data: [CARD] } });
  await userEvent.type(field, '111111');
  await waitFor(() => expect(server.onAdded).toHaveBeenCalledExactlyOnceWith(CARD));
});

test('a code that is gone otherwise leads back to the card, which is still there', async () => {
  await showAddCard({ [CONFIRM]: () => ({ status: 404, body: problem('not_found', 'Ничего не найдено') }) });
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  expect(await screen.findByText('Этот код больше не действует. Запросите новый.')).toBeVisible();
  expect(await number()).toHaveValue('8600 4900 0000 1234');
});

test('[X-05] a code that never comes: what to check, the card can be changed, a new code asked for by a message or a call; a lock begins the card anew', async () => {
  const { of, handlers } = await showAddCard({
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

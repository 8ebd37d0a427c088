import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CardsController } from '../../features/cards/cards.controller.tsx';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

afterEach(cleanup);

const REMOVE = 'billing.deleteEntity';
const STEP_UP = 'gateway.stepUp';
const SEND = 'gateway.sendOwnCode';
/** The dialog's content is a lazy chunk, whose first load may take long. */
const LAZY = { timeout: 20_000 };
const CODE_SENT = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
const RIGHT = { password: 'Muddat-demo-1', code: '123456' };
const wanted = { status: 403, body: problemBody('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };

/** Renders a page with a saved card. The fake gateway deletes the card only after a re-authentication. */
async function show(answers: FakeHandlers = {}) {
  let proven = false;
  let cards = [SAVED_CARD];
  const server = fakeApi({
    'billing.listEntities': () => ({ body: { data: cards } }),
    'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
    'gateway.getSession': () => ({
      body: {
        user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' },
        loggedIn: true,
        strategy: 'customer',
        token: true,
        expiresAt: null,
        refreshExpiresAt: null,
      },
    }),
    [SEND]: () => ({ body: CODE_SENT }),
    [STEP_UP]: ({ body }) => {
      const { method, code, password } = Object(body);
      proven = code === RIGHT.code || password === RIGHT.password;
      if (proven) return { body: { expires_in: 300 } };
      return method === 'code'
        ? { status: 422, body: problemBody('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) }
        : { status: 422, body: problemBody('password_wrong', 'Текущий пароль введён неверно') };
    },
    [REMOVE]: ({ body }) => {
      if (!proven) return wanted;
      cards = [];
      return { body: { entity_id: Object(body).entity_id, deleted: true } };
    },
    ...answers,
  });
  await renderInCabinet(<CardsController adding={false} onAdding={() => undefined} />, { api: server.api, auth: server.auth });
  await userEvent.click(await screen.findByRole('button', { name: /^Удалить/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, LAZY);
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('[X-16] after re-authentication by password the call that deletes a card is repeated without a second confirmation', async () => {
  const server = await show();
  await press('Пароль');
  await userEvent.type(await screen.findByLabelText('Пароль', {}, LAZY), 'Muddat-demo-9{Enter}');
  expect(await screen.findByText('Текущий пароль введён неверно')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Пароль'));
  await userEvent.type(screen.getByLabelText('Пароль'), `${RIGHT.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(server.requestsTo(REMOVE)).toHaveLength(2));
  expect(server.requestsTo(REMOVE).map(({ body }) => body)).toEqual([
    { entity_id: SAVED_CARD.entity_id },
    { entity_id: SAVED_CARD.entity_id },
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('re-authentication sends one code, even after a wrong code and a look at the other methods', async () => {
  const server = await show();
  await press('Код из СМС');
  const field = await screen.findByLabelText('Код из СМС', {}, LAZY);
  await userEvent.type(field, '654321');
  expect(await screen.findByText('Введен неправильный код')).toBeVisible();
  await press('Подтвердить иначе');
  await press('Код из СМС');
  await userEvent.type(await screen.findByLabelText('Код из СМС', {}, LAZY), RIGHT.code);
  await waitFor(() => expect(server.requestsTo(REMOVE)).toHaveLength(2));
  expect(server.requestsTo(SEND).map(({ body }) => body)).toEqual([{ purpose: 'proof', channel: 'sms' }]);
});

test('closing the re-authentication dialog shows the refusal, and the customer can try again', async () => {
  const server = await show();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Подтвердите, что это вы');
  expect(server.requestsTo(REMOVE)).toHaveLength(1);
  await press('Удалить');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, LAZY);
  expect(server.requestsTo(REMOVE)).toHaveLength(2);
});

test('if no code can be sent, the re-authentication dialog says so and still accepts the password', async () => {
  const server = await show({
    [SEND]: () => ({ status: 429, body: problemBody('rate_limited', 'Слишком много запросов', { retry_after: 60 }) }),
  });
  await press('Код из СМС');
  expect(await screen.findByText('Слишком много запросов')).toBeVisible();
  await press('Пароль');
  await userEvent.type(await screen.findByLabelText('Пароль', {}, LAZY), `${RIGHT.password}{Enter}`);
  await waitFor(() => expect(server.requestsTo(REMOVE)).toHaveLength(2));
});

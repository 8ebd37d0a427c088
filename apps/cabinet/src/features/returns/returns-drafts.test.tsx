import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { fakeTus } from '../../testing/fake-tus.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { REJECTED_RETURN, RETURN_QUOTE, RETURNABLE_ORDER, returnCase } from '../../testing/returns.ts';
import { RequestReturnController } from './request-return.controller.tsx';
import { ReturnCaseController } from './return-case.controller.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const WAIT = { timeout: 30_000 };
const SEND = 'Отправить запрос на возврат';
const BOBUR = { ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
const storedDraftKeys = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'));

const handlers = (change: FakeHandlers = {}): FakeHandlers => ({
  'installment.getOrder': () => ({ body: { data: RETURNABLE_ORDER, as_of: '2026-11-24' } }),
  'installment.quoteReturn': () => ({ body: { data: RETURN_QUOTE } }),
  'installment.requestReturn': () => ({ status: 201, body: { data: returnCase() } }),
  'installment.getReturn': () => ({ body: { data: returnCase() } }),
  ...change,
});
type ShowOptions = { user?: typeof CUSTOMER_SESSION; attempt?: string | null; change?: FakeHandlers };
async function show(page: 'form' | 'case', { user = CUSTOMER_SESSION, attempt = null, change = {} }: ShowOptions = {}) {
  cleanup();
  const server = fakeApi(handlers(change), fakeTus());
  await renderInCabinet(
    page === 'case' ? (
      <ReturnCaseController id="ret_1" />
    ) : (
      <RequestReturnController orderId={RETURNABLE_ORDER.id} attempt={attempt} onAttempt={() => undefined} onCase={() => undefined} />
    ),
    { api: server.api, auth: fakeGatewayClient({ getSession: async () => user }) },
  );
  return server;
}
const fill = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Чехол Zamin' }, WAIT));
  await userEvent.click(screen.getByRole('button', { name: 'Больше на одну штуку' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Не работает/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Починить бесплатно' }));
  await userEvent.type(screen.getByLabelText(/^Что случилось/), 'Молния');
};

test('[X-11] the return form survives a reload, and its draft is deleted after sending', async () => {
  await show('form');
  await fill();
  const { requestsTo } = await show('form');
  await waitFor(() => expect(screen.getByLabelText(/^Что случилось/)).toHaveValue('Молния'), WAIT);
  expect(screen.getByRole('radio', { name: 'Починить бесплатно' })).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: 'Попросить ремонт' }, WAIT));
  await waitFor(() => expect(storedDraftKeys()).toEqual([]), WAIT);
  expect(requestsTo('installment.requestReturn').map(({ body }) => body)).toEqual([
    { items: [{ line: 2, quantity: 2 }], category: 'defect', wish: 'repair', text: 'Молния' },
  ]);
});

test('[X-11] another customer on the same device gets an empty return form', async () => {
  await show('form');
  await fill();
  await show('form', { user: BOBUR });
  expect(await screen.findByRole('checkbox', { name: 'Чехол Zamin' }, WAIT)).not.toBeChecked();
  expect(screen.getByLabelText(/^Что случилось/)).toHaveValue('');
});

test('[X-11] a restored return draft requests a quote only for goods that can still be returned', async () => {
  await show('form');
  await fill();
  const returns = [{ id: 'ret_0', state: 'accepted' as const, items: [{ line: 2, quantity: 1 }] }];
  const { requestsTo } = await show('form', {
    change: { 'installment.getOrder': () => ({ body: { data: { ...RETURNABLE_ORDER, returns }, as_of: '2026-11-24' } }) },
  });
  expect(await screen.findByRole('button', { name: 'Попросить ремонт' }, WAIT)).toBeVisible();
  const requests = requestsTo('installment.quoteReturn').map(({ body }) => body);
  expect(requests).toEqual([{ items: [{ line: 2, quantity: 1 }], category: 'defect' }]);
});

test('[X-11] after a reload the return draft is deleted if its return was already created', async () => {
  await show('form');
  await fill();
  expect(storedDraftKeys()).toHaveLength(1);
  const returns = [{ id: 'ret_1', state: 'requested' as const, items: [{ line: 2, quantity: 2 }] }];
  await show('form', {
    attempt: 'key-of-before',
    change: { 'installment.getOrder': () => ({ body: { data: { ...RETURNABLE_ORDER, actions: [], returns }, as_of: '2026-11-24' } }) },
  });
  await waitFor(() => expect(storedDraftKeys()).toEqual([]), WAIT);
});

test('[X-11] an invalid return draft in storage is ignored', async () => {
  await show('form');
  await fill();
  const [name = ''] = storedDraftKeys();
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"defect"', '"whim"'));
  await show('form');
  expect(await screen.findByRole('checkbox', { name: 'Чехол Zamin' }, WAIT)).not.toBeChecked();
  expect(screen.queryByRole('button', { name: SEND })).toBeNull();
});

test('[X-11] an unsent message about a return survives a reload, and its draft is deleted after sending', async () => {
  await show('case');
  await userEvent.click(await screen.findByRole('radio', { name: 'Поддержке Muddat' }, WAIT));
  await userEvent.type(screen.getByLabelText('Сообщение'), 'Где курьер?');
  const { requestsTo } = await show('case', {
    change: { 'installment.writeAboutReturn': () => ({ status: 201, body: { data: returnCase() } }) },
  });
  await waitFor(() => expect(screen.getByLabelText('Сообщение')).toHaveValue('Где курьер?'), WAIT);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(storedDraftKeys()).toEqual([]), WAIT);
  expect(screen.getByLabelText('Сообщение')).toHaveValue('');
  expect(requestsTo('installment.writeAboutReturn').map(({ body }) => body)).toEqual([{ to: 'support', text: 'Где курьер?' }]);
});

test('[X-11] the draft of a message about a return is deleted even if the customer leaves before the response', async () => {
  let answer = () => {};
  const change: FakeHandlers = {
    'installment.writeAboutReturn': () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 201, body: { data: returnCase() } });
      }),
  };
  const { requestsTo } = await show('case', { change });
  await userEvent.type(await screen.findByLabelText('Сообщение', {}, WAIT), 'Где курьер?');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(requestsTo('installment.writeAboutReturn')).toHaveLength(1), WAIT);
  cleanup();
  expect(storedDraftKeys()).toHaveLength(1);
  answer();
  await waitFor(() => expect(storedDraftKeys()).toEqual([]), WAIT);
});

test('[X-11] the text of an unsent dispute survives a reload, and its draft is deleted after sending', async () => {
  const find: FakeHandlers = { 'installment.getReturn': () => ({ body: { data: REJECTED_RETURN } }) };
  await show('case', { change: find });
  await userEvent.type(await screen.findByLabelText(/^Почему магазин неправ/, {}, WAIT), 'Новый');
  await show('case', { change: { ...find, 'installment.disputeReturn': () => ({ body: { data: returnCase({ state: 'disputed' }) } }) } });
  await waitFor(() => expect(screen.getByLabelText(/^Почему магазин неправ/)).toHaveValue('Новый'), WAIT);
  await userEvent.click(screen.getByRole('button', { name: 'Передать спор в Muddat' }));
  await waitFor(() => expect(storedDraftKeys()).toEqual([]), WAIT);
});

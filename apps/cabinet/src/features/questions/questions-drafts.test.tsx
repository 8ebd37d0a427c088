import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { UNANSWERED_QUESTION } from '../../testing/reviews.ts';
import { QuestionsController } from './questions.controller.tsx';
import type { QuestionSubject } from './questions.types.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const ABOUT: QuestionSubject = { kind: 'order', id: '100008' };
const BOBUR = { ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
const storedDraftKeys = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'));
const field = () => screen.findByRole('textbox');

function Page({ about }: { about: QuestionSubject }) {
  const [requests, setAsked] = useState<QuestionSubject | null>(about);
  return (
    <>
      <button type="button" onClick={() => setAsked(null)}>
        К списку
      </button>
      <QuestionsController subject={requests} onClose={() => setAsked(null)} />
    </>
  );
}
type ShowOptions = { user?: typeof CUSTOMER_SESSION; about?: typeof ABOUT; change?: FakeHandlers };
async function show({ user = CUSTOMER_SESSION, about = ABOUT, change = {} }: ShowOptions = {}) {
  cleanup();
  const server = fakeApi({
    'installment.listQuestions': () => ({ body: { data: [] } }),
    'installment.getOrder': () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }),
    'installment.askStore': () => ({ status: 201, body: { data: UNANSWERED_QUESTION } }),
    ...change,
  });
  await renderInCabinet(<Page about={about} />, { api: server.api, auth: fakeGatewayClient({ getSession: async () => user }) });
  return server;
}

test('[S2-23] the text of an unsent question survives a reload, and the draft is deleted after sending', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  const { requestsTo } = await show();
  await waitFor(async () => expect(await field()).toHaveValue('Когда чек?'));
  await userEvent.click(screen.getByRole('button', { name: 'Отправить вопрос' }));
  expect(await screen.findByText(/^Вопрос отправлен магазину/)).toBeVisible();
  expect(requestsTo('installment.askStore').map(({ body }) => body)).toEqual([{ order_id: '100008', text: 'Когда чек?' }]);
  expect(storedDraftKeys()).toEqual([]);
});

test('[S2-23] a question draft belongs to one customer and order, and is deleted on cancel', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  expect(storedDraftKeys()).toHaveLength(1);
  await show({ user: BOBUR });
  expect(await field()).toHaveValue('');
  await show({ about: { kind: 'order', id: '100009' } });
  expect(await field()).toHaveValue('');
  await show();
  await waitFor(async () => expect(await field()).toHaveValue('Когда чек?'));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(storedDraftKeys()).toEqual([]);
});

test('[S2-23] a question draft is deleted even if the customer leaves the form before the response arrives', async () => {
  let answer = () => {};
  const { requestsTo } = await show({
    change: {
      'installment.askStore': () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 201, body: { data: UNANSWERED_QUESTION } });
        }),
    },
  });
  await userEvent.type(await field(), 'Когда чек?');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить вопрос' }));
  await userEvent.click(screen.getByRole('button', { name: 'К списку' }));
  await waitFor(() => expect(requestsTo('installment.askStore')).toHaveLength(1));
  answer();
  expect(await screen.findByText(/^Вопрос отправлен магазину/)).toBeVisible();
  expect(storedDraftKeys()).toEqual([]);
});

test('[S2-23] an invalid question draft in storage is ignored', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  const [name = ''] = storedDraftKeys();
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"Когда чек?"', '5'));
  await show();
  expect(await field()).toHaveValue('');
});

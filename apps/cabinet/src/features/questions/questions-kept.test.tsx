import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { fakeAuth } from '../../testing/fake-auth.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { DILNOZA, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { UNANSWERED_QUESTION } from '../../testing/reviews.ts';
import { QuestionsController } from './questions.controller.tsx';
import type { Asked } from './questions.types.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const ABOUT: Asked = { kind: 'order', id: '100008' };
const BOBUR = { ...DILNOZA, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'));
const field = () => screen.findByRole('textbox');

function Page({ about }: { about: Asked }) {
  const [asked, setAsked] = useState<Asked | null>(about);
  return (
    <>
      <button type="button" onClick={() => setAsked(null)}>
        К списку
      </button>
      <QuestionsController asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
type Shown = { user?: typeof DILNOZA; about?: typeof ABOUT; change?: FakeHandlers };
async function show({ user = DILNOZA, about = ABOUT, change = {} }: Shown = {}) {
  cleanup();
  const server = fakeApi({
    'installment.listQuestions': () => ({ body: { data: [] } }),
    'installment.getOrder': () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
    'installment.askStore': () => ({ status: 201, body: { data: UNANSWERED_QUESTION } }),
    ...change,
  });
  await renderInCabinet(<Page about={about} />, { api: server.api, auth: fakeAuth({ getSession: async () => user }) });
  return server;
}

test('[S2-23] a question that was typed is there after the page was loaded anew, and goes when it was sent', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  const { of } = await show();
  await waitFor(async () => expect(await field()).toHaveValue('Когда чек?'));
  await userEvent.click(screen.getByRole('button', { name: 'Отправить вопрос' }));
  expect(await screen.findByText(/^Вопрос отправлен магазину/)).toBeVisible();
  expect(of('installment.askStore').map(({ body }) => body)).toEqual([{ order_id: '100008', text: 'Когда чек?' }]);
  expect(kept()).toEqual([]);
});

test('[S2-23] it is shown to nobody else and about nothing else, and goes when it is given up', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  expect(kept()).toHaveLength(1);
  await show({ user: BOBUR });
  expect(await field()).toHaveValue('');
  await show({ about: { kind: 'order', id: '100009' } });
  expect(await field()).toHaveValue('');
  await show();
  await waitFor(async () => expect(await field()).toHaveValue('Когда чек?'));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(kept()).toEqual([]);
});

test('[S2-23] a question that is sent while its form is left does not come back', async () => {
  let answer = () => {};
  const { of } = await show({
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
  await waitFor(() => expect(of('installment.askStore')).toHaveLength(1));
  answer();
  expect(await screen.findByText(/^Вопрос отправлен магазину/)).toBeVisible();
  expect(kept()).toEqual([]);
});

test('[S2-23] a stored question that is broken is as good as none', async () => {
  await show();
  await userEvent.type(await field(), 'Когда чек?');
  const [name = ''] = kept();
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"Когда чек?"', '5'));
  await show();
  expect(await field()).toHaveValue('');
});

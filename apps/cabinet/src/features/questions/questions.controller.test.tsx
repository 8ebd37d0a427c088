import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ANSWERED_QUESTION, UNANSWERED_QUESTION } from '../../testing/reviews.ts';
import { QuestionsController } from './questions.controller.tsx';
import type { QuestionSubject } from './questions.types.ts';

const LIST = 'installment.listQuestions';
const ASK = 'installment.askStore';
const order = () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } });
const ABOUT: QuestionSubject = { kind: 'order', id: '100008' };

function Page({ about }: { about: QuestionSubject | null }) {
  const [requests, setAsked] = useState(about);
  return <QuestionsController subject={requests} onClose={() => setAsked(null)} />;
}
async function show(handlers: FakeHandlers, about: QuestionSubject | null) {
  const server = fakeApi(handlers);
  await renderInCabinet(<Page about={about} />, { api: server.api });
  return server;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить вопрос' }));

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('[S2-23] the list of questions shows HTML in an answer as text, and loads further pages on demand', async () => {
  await show(
    {
      [LIST]: ({ query }) => ({
        body: query.get('cursor') === 'c2' ? { data: [UNANSWERED_QUESTION] } : { data: [ANSWERED_QUESTION], next_cursor: 'c2' },
      }),
    },
    null,
  );
  expect(await screen.findByText(/Да, 12 месяцев/)).toHaveTextContent('Да, 12 месяцев. <b>Чек</b> возьмите с собой.');
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText('Ждёт ответа')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Заказ №\u00a0100008' })).toHaveAttribute('href', '/ru/orders/100008');
});

test('[S2-23] an empty question to a store shows an error; after a lost response a second press sends the same question', async () => {
  let isLost = true;
  const { requests } = await show(
    {
      [LIST]: () => ({ body: { data: [] } }),
      'installment.getOrder': order,
      [ASK]: () => (isLost ? 'no-answer' : { status: 201, body: { data: UNANSWERED_QUESTION } }),
    },
    ABOUT,
  );
  expect(await screen.findByRole('heading', { name: 'Вопрос магазину Zarafshon Elektron' })).toBeVisible();
  await send();
  expect(screen.getByText('Напишите вопрос')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Когда чек?');
  await send();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Когда чек?');
  isLost = false;
  await send();
  expect(await screen.findByText(/^Вопрос отправлен магазину Texno Olam/)).toBeVisible();
  const sent = requests.filter(({ operation }) => operation === ASK).map(({ body }) => body);
  expect(sent).toEqual([1, 2].map(() => ({ order_id: '100008', text: 'Когда чек?' })));
});

test('[S2-23] a question to a store beyond 20 unanswered ones is refused with the reason, and the text stays', async () => {
  await show(
    {
      [LIST]: () => ({ body: { data: [] } }),
      'installment.getOrder': order,
      [ASK]: () => ({ status: 422, body: problemBody('validation_failed', 'Проверьте поля', { fields: { text: 'too_many' } }) }),
    },
    ABOUT,
  );
  await userEvent.type(await screen.findByRole('textbox'), 'Когда?');
  await send();
  expect(await screen.findByText(/^Магазины ещё не ответили на 20/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Когда?');
});

test('[S2-23] the form of a question about an unknown product shows an error with a link to all questions', async () => {
  await show({ [LIST]: () => ({ body: { data: [] } }) }, { kind: 'product', id: 'no-such' });
  expect(await screen.findByText(/^Не нашли, о чём/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все вопросы' })).toHaveAttribute('href', '/ru/cabinet/questions');
});

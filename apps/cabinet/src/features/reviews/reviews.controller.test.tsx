import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OWN_REVIEW, WAITING_REVIEW } from '../../testing/reviews.ts';
import { ReviewsController } from './reviews.controller.tsx';

const LIST = 'installment.listOwnReviews';
const SAVE = 'installment.saveReview';
const list = () => ({ body: { data: [OWN_REVIEW], waiting: [WAITING_REVIEW] } });

function Page({ product }: { product: string | null }) {
  const [editing, setEditing] = useState(product);
  return <ReviewsController editing={editing} onEdit={setEditing} onClose={() => setEditing(null)} />;
}
async function show(handlers: FakeHandlers, product: string | null) {
  const server = fakeApi(handlers);
  await renderInCabinet(<Page product={product} />, { api: server.api });
  return server;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить отзыв' }));
const field = () => screen.getByRole('textbox', { name: /^Отзыв/ });

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('[S2-23] the customer writes a review by keyboard; stars are required, and HTML in the text is shown as text', async () => {
  const text = '<script>alert(1)</script>';
  const saved = { ...WAITING_REVIEW, stars: 3, text, created_at: '2026-11-21T08:00:00.000Z', edited_at: null };
  const { requests } = await show({ [LIST]: list, [SAVE]: () => ({ body: { data: { ...OWN_REVIEW, ...saved } } }) }, '1001');
  const first = await screen.findByRole('radio', { name: '1 из 5, Ужасно' });
  await save();
  expect(screen.getByText('Поставьте оценку')).toBeVisible();
  first.focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await userEvent.type(field(), text);
  await save();
  expect(await screen.findByText('Отзыв сохранён: Чайник Velta')).toBeVisible();
  expect(requests.find(({ operation }) => operation === SAVE)).toMatchObject({
    path: 'installment/v3/user/reviews/1001',
    body: { stars: 3, text },
  });
  expect(screen.getAllByText(/<script>alert\(1\)<\/script>/)[0]).toBeVisible();
});

test('[S2-23] a refused review (too long, goods not received) shows the message of the server and keeps the text', async () => {
  const refusals = [
    { status: 409, body: problemBody('review_not_allowed', 'Оценить можно только полученный товар') },
    {
      status: 422,
      body: problemBody('text_too_long', 'Текст слишком длинный. Сократите его до 2\u00a0000 знаков', { fields: { text: 'too_long' } }),
    },
  ];
  await show({ [LIST]: list, [SAVE]: () => refusals.pop() ?? {} }, '1000');
  await screen.findByRole('textbox', { name: /^Отзыв/ });
  await save();
  expect(await screen.findByText('Текст слишком длинный. Сократите его до 2 000 знаков')).toBeVisible();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field(), '!');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Оценить можно только полученный товар');
  expect(field()).toHaveValue(`${OWN_REVIEW.text}!`);
});

test('[S2-23] a review whose response was lost is sent again unchanged by a second press', async () => {
  let isLost = true;
  const { requests } = await show({ [LIST]: list, [SAVE]: () => (isLost ? 'no-answer' : { body: { data: OWN_REVIEW } }) }, '1000');
  await screen.findByRole('textbox', { name: /^Отзыв/ });
  await save();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  isLost = false;
  await save();
  expect(await screen.findByText(/^Отзыв сохранён/)).toBeVisible();
  expect(new Set(requests.filter(({ operation }) => operation === SAVE).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('[S2-23] deleting a review needs a confirmation, and succeeds even if the review no longer exists', async () => {
  let isGone = false;
  await show(
    {
      [LIST]: () => (isGone ? { body: { data: [], waiting: [WAITING_REVIEW] } } : list()),
      'installment.deleteReview': () => {
        isGone = true;
        return { status: 404, body: problemBody('not_found', 'Не найдено') };
      },
    },
    null,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Изменить или удалить: Смартфон/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Отзыв удалён: Смартфон/)).toBeVisible();
  expect(screen.queryByText(/Заряда хватает/)).toBeNull();
});

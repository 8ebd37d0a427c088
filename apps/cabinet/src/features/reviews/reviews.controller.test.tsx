import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OWN_REVIEW, WAITING_REVIEW } from '../../testing/reviews.ts';
import { ReviewsController } from './reviews.controller.tsx';

const LIST = 'installment.listOwnReviews';
const SAVE = 'installment.saveReview';
const list = () => ({ body: { data: [OWN_REVIEW], waiting: [WAITING_REVIEW] } });

function Page({ product }: { product: string | null }) {
  const [editing, setEditing] = useState(product);
  return <ReviewsController editing={editing} onClose={() => setEditing(null)} />;
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

test('[S2-23] a review is written by keyboard: stars first, and it stands in the list as text', async () => {
  const text = '<script>alert(1)</script>';
  const saved = { ...WAITING_REVIEW, stars: 3, text, created_at: '2026-11-21T08:00:00.000Z', edited_at: null };
  const { asked } = await show({ [LIST]: list, [SAVE]: () => ({ body: { data: { ...OWN_REVIEW, ...saved } } }) }, '1001');
  const first = await screen.findByRole('radio', { name: '1 из 5, Ужасно' });
  await save();
  expect(screen.getByText('Поставьте оценку')).toBeVisible();
  first.focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await userEvent.type(field(), text);
  await save();
  expect(await screen.findByText('Отзыв сохранён: Чайник Velta')).toBeVisible();
  expect(asked.find(({ operation }) => operation === SAVE)).toMatchObject({
    path: 'installment/v3/user/reviews/1001',
    body: { stars: 3, text },
  });
  expect(screen.getAllByText(/<script>alert\(1\)<\/script>/)[0]).toBeVisible();
});

test('[S2-23] a text that is too long and goods that were not received are refused in the server’s words, and what was typed stays', async () => {
  const refusals = [
    { status: 409, body: problem('review_not_allowed', 'Оценить можно только полученный товар') },
    {
      status: 422,
      body: problem('text_too_long', 'Текст слишком длинный. Сократите его до 2\u00a0000 знаков', { fields: { text: 'too_long' } }),
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

test('[S2-23] a review whose answer was lost is sent again by the same press', async () => {
  let isLost = true;
  const { asked } = await show({ [LIST]: list, [SAVE]: () => (isLost ? 'no-answer' : { body: { data: OWN_REVIEW } }) }, '1000');
  await screen.findByRole('textbox', { name: /^Отзыв/ });
  await save();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  isLost = false;
  await save();
  expect(await screen.findByText(/^Отзыв сохранён/)).toBeVisible();
  expect(new Set(asked.filter(({ operation }) => operation === SAVE).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('[S2-23] a review is taken back after a question, also where it is gone already', async () => {
  let isGone = false;
  await show(
    {
      [LIST]: () => (isGone ? { body: { data: [], waiting: [WAITING_REVIEW] } } : list()),
      'installment.deleteReview': () => {
        isGone = true;
        return { status: 404, body: problem('not_found', 'Не найдено') };
      },
    },
    null,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Удалить Смартфон/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Отзыв удалён: Смартфон/)).toBeVisible();
  expect(screen.queryByText(/Заряда хватает/)).toBeNull();
});

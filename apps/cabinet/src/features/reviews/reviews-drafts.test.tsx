import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OWN_REVIEW, WAITING_REVIEW } from '../../testing/reviews.ts';
import { ReviewsController } from './reviews.controller.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const BOBUR = { ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
const storedDraftKeys = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'));
const field = () => screen.findByRole('textbox', { name: /^Отзыв/ });
const three = () => screen.findByRole('radio', { name: /^3 из 5/ });

function Page({ product }: { product: string }) {
  const [editing, setEditing] = useState<string | null>(product);
  return <ReviewsController editing={editing} onEdit={setEditing} onClose={() => setEditing(null)} />;
}
async function show(product: string, user = CUSTOMER_SESSION) {
  cleanup();
  const server = fakeApi({
    'installment.listOwnReviews': () => ({ body: { data: [OWN_REVIEW], waiting: [WAITING_REVIEW] } }),
    'installment.saveReview': () => ({ body: { data: OWN_REVIEW } }),
  });
  await renderInCabinet(<Page product={product} />, { api: server.api, auth: fakeGatewayClient({ getSession: async () => user }) });
  return server;
}

test('[S2-23] stars and text of an unsaved review survive a reload, and the draft is deleted after saving', async () => {
  await show('1001');
  await userEvent.click(await three());
  await userEvent.type(await field(), 'Греется долго');
  const { requestsTo } = await show('1001');
  await waitFor(async () => expect(await field()).toHaveValue('Греется долго'));
  expect(await three()).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить отзыв' }));
  expect(await screen.findByText(/^Отзыв сохранён/)).toBeVisible();
  expect(requestsTo('installment.saveReview').map(({ body }) => body)).toEqual([{ stars: 3, text: 'Греется долго' }]);
  expect(storedDraftKeys()).toEqual([]);
});

test('[S2-23] a review draft belongs to one customer and product; cancelling restores the published review', async () => {
  await show('1000');
  await userEvent.clear(await field());
  expect(storedDraftKeys()).toHaveLength(1);
  await show('1000', BOBUR);
  expect(await field()).toHaveValue(OWN_REVIEW.text);
  await show('1001');
  expect(await three()).not.toBeChecked();
  await show('1000');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(storedDraftKeys()).toEqual([]);
  await show('1000');
  expect(await field()).toHaveValue(OWN_REVIEW.text);
});

test('[S2-23] an invalid review draft in storage is ignored', async () => {
  await show('1001');
  await userEvent.click(await three());
  const [name = ''] = storedDraftKeys();
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"stars":3', '"stars":7'));
  await show('1001');
  expect(await three()).not.toBeChecked();
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { MOVE_HARDSHIP, MOVE_QUOTE } from '../../testing/hardships.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { HardshipController } from './hardship.controller.tsx';

afterEach(cleanup);
const WAIT = { timeout: 30_000 };
const as_of = '2026-11-21';
const QUOTE = 'installment.quoteHardship';
const AGREE = 'installment.agreeHardship';
const FIND = 'installment.findHardship';

function Page({ from }: { from: string | null }) {
  const [attempt, setAttempt] = useState(from);
  return <HardshipController orderId={OVERDUE_ORDER.id} kind="move" attempt={attempt} onKind={() => undefined} onAttempt={setAttempt} />;
}

async function open(handlers: FakeHandlers = {}, attempt: string | null = null) {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: OVERDUE_ORDER, as_of } }),
    [QUOTE]: () => ({ body: { data: MOVE_QUOTE, as_of } }),
    ...handlers,
  });
  await renderInCabinet(<Page from={attempt} />, { api: server.api });
  return server;
}

async function choose() {
  await userEvent.click(await screen.findByRole('radio', { name: /Платёж 2/ }, WAIT));
  await userEvent.type(await screen.findByLabelText('Новая дата'), '03.12.2026');
  await screen.findByRole('heading', { name: 'Новый график' }, WAIT);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));

test('[X-12] before a due date is moved the customer sees both schedules and the cost, and agrees to exactly this quote', async () => {
  const { requestsTo } = await open({ [AGREE]: () => ({ status: 201, body: { data: MOVE_HARDSHIP } }) });
  await choose();
  expect(screen.getByRole('heading', { name: 'Сейчас' })).toBeVisible();
  expect(screen.getByText('Это бесплатно: общая сумма не изменится.')).toBeVisible();
  expect(requestsTo(AGREE)).toEqual([]);
  await press('Согласиться на новый график');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  expect(requestsTo(AGREE).map(({ body }) => body)).toEqual([{ kind: 'move', number: 2, date: '2026-12-03', quote_id: 'hq_1' }]);
});

test('[X-12] if moving a due date gets no response, it is looked up and repeated with the same idempotency key', async () => {
  let answers = false;
  const { requestsTo } = await open({
    [AGREE]: () => (answers ? { status: 201, body: { data: MOVE_HARDSHIP } } : 'no-answer'),
    [FIND]: () => ({ status: 404, body: problemBody('not_found', 'Ничего не найдено') }),
  });
  await choose();
  await press('Согласиться на новый график');
  expect(await screen.findByText('Пока не знаем, изменился ли график', {}, WAIT)).toBeVisible();
  answers = true;
  await press('Обновить статус');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  const keys = requestsTo(AGREE).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(requestsTo(FIND)[0]?.query.get('idempotency_key')).toBe(keys[0]);
});

test('after a reload the idempotency key in the URL finds the moved due date, without a new quote', async () => {
  const { requestsTo } = await open({ [FIND]: () => ({ body: { data: MOVE_HARDSHIP } }) }, 'key-of-before');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  expect(requestsTo(QUOTE)).toEqual([]);
});

test('[X-12] a refused new due date shows the message of the server and no button to agree', async () => {
  const sentence = 'Дату можно перенести один раз за три платежа подряд, и ее уже переносили';
  await open({ [QUOTE]: () => ({ status: 409, body: problemBody('hardship_moved_recently', sentence) }) });
  await userEvent.click(await screen.findByRole('radio', { name: /Платёж 3/ }, WAIT));
  await userEvent.type(await screen.findByLabelText('Новая дата'), '20.12.2026');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence), WAIT);
  expect(screen.queryByRole('button', { name: 'Согласиться на новый график' })).toBeNull();
});

test('[X-12] the schedule of a debt in court cannot be changed, and the page links to the phone of support', async () => {
  await open({ 'installment.getOrder': () => ({ body: { data: { ...OVERDUE_ORDER, status: 'send_enveloper' }, as_of } }) });
  expect(await screen.findByText(/^Долг передан в суд, изменить график здесь уже нельзя/, {}, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  expect(await findAccessibilityViolations()).toEqual([]);
});

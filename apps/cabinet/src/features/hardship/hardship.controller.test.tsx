import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { MOVED, MOVED_DONE } from '../../testing/hardships.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { HardshipController } from './hardship.controller.tsx';

afterEach(cleanup);
const WAIT = { timeout: 10_000 };
const as_of = '2026-11-21';
const QUOTE = 'installment.quoteHardship';
const AGREE = 'installment.agreeHardship';
const FIND = 'installment.findHardship';

function Page({ from }: { from: string | null }) {
  const [attempt, setAttempt] = useState(from);
  return <HardshipController orderId={OVERDUE.id} kind="move" attempt={attempt} onKind={() => undefined} onAttempt={setAttempt} />;
}

async function open(handlers: FakeHandlers = {}, attempt: string | null = null) {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: OVERDUE, as_of } }),
    [QUOTE]: () => ({ body: { data: MOVED, as_of } }),
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

test('[X-12] both schedules and the cost are seen before a due date is moved, and what was seen is agreed to', async () => {
  const { of } = await open({ [AGREE]: () => ({ status: 201, body: { data: MOVED_DONE } }) });
  await choose();
  expect(screen.getByRole('heading', { name: 'Сейчас' })).toBeVisible();
  expect(screen.getByText('Это бесплатно: общая сумма не изменится.')).toBeVisible();
  expect(of(AGREE)).toEqual([]);
  await press('Согласиться на новый график');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  expect(of(AGREE).map(({ body }) => body)).toEqual([{ kind: 'move', number: 2, date: '2026-12-03', quote_id: 'hq_1' }]);
});

test('[X-12] a change whose answer never came is looked up by its key, and sent again only under the same', async () => {
  let answers = false;
  const { of } = await open({
    [AGREE]: () => (answers ? { status: 201, body: { data: MOVED_DONE } } : 'no-answer'),
    [FIND]: () => ({ status: 404, body: problem('not_found', 'Ничего не найдено') }),
  });
  await choose();
  await press('Согласиться на новый график');
  expect(await screen.findByText('Пока не знаем, изменился ли график', {}, WAIT)).toBeVisible();
  answers = true;
  await press('Обновить статус');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  const keys = of(AGREE).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(of(FIND)[0]?.query.get('idempotency_key')).toBe(keys[0]);
});

test('after a reload the key in the address finds what was done', async () => {
  const { of } = await open({ [FIND]: () => ({ body: { data: MOVED_DONE } }) }, 'key-of-before');
  expect(await screen.findByRole('heading', { name: 'Дата перенесена' }, WAIT)).toBeVisible();
  expect(of(QUOTE)).toEqual([]);
});

test('[X-12] why a date cannot be moved is told in the server’s words, and nothing can be agreed to', async () => {
  const sentence = 'Дату можно перенести один раз за три платежа подряд, и ее уже переносили';
  await open({ [QUOTE]: () => ({ status: 409, body: problem('hardship_moved_recently', sentence) }) });
  await userEvent.click(await screen.findByRole('radio', { name: /Платёж 3/ }, WAIT));
  await userEvent.type(await screen.findByLabelText('Новая дата'), '20.12.2026');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence), WAIT);
  expect(screen.queryByRole('button', { name: 'Согласиться на новый график' })).toBeNull();
});

test('[X-12] a debt in court cannot be changed, and the phone of support is called with a press', async () => {
  await open({ 'installment.getOrder': () => ({ body: { data: { ...OVERDUE, status: 'send_enveloper' }, as_of } }) });
  expect(await screen.findByText(/^Долг передан в суд, изменить график здесь уже нельзя/, {}, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  expect(await accessibilityFaults()).toEqual([]);
});

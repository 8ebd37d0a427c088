import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Return } from '../../domain/return/return-queries.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { PAID_AT_ONCE_FIGURES, REFUNDING_FIGURES, REJECTED_RETURN, RETURNABLE_ORDER, returnCase } from '../../testing/returns.ts';
import { ReturnCaseController } from './return-case.controller.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const WAIT = { timeout: 30_000 };
const FIND = 'installment.getReturn';
const WRITE = 'installment.writeAboutReturn';
const message = (text: string) => ({ from: 'customer' as const, to: 'support' as const, text, at: '2026-11-24T09:00:00.000Z' });

async function open(handlers: FakeHandlers = {}) {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: RETURNABLE_ORDER, as_of: '2026-11-24' } }),
    [FIND]: () => ({ body: { data: returnCase() } }),
    ...handlers,
  });
  await renderInCabinet(<ReturnCaseController id="ret_1" />, { api: server.api });
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));
const write = async (text: string) => {
  const field = await screen.findByLabelText('Сообщение', {}, WAIT);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await press('Отправить');
};

test('[X-11] the page of a return shows the deadline of the store and the new schedule', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Возврат по заказу №\u00a0100008' }, WAIT)).toBeVisible();
  expect(screen.getByText(/^Магазин ответит до 27 ноября, 13:00/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Новый график' }, WAIT)).toBeVisible();
});

test.each([
  [{ state: 'approved', next_step: 'bring_goods' }, /^Отдайте товар магазину до 27 ноября.*График не меняется/, []],
  [{ state: 'repairing', next_step: 'wait_repair' }, /^Магазин чинит товар и вернёт его до 27 ноября/, []],
  [{ state: 'disputed', next_step: 'wait_support' }, /^Магазин не ответил/, ['Новый график']],
  [{ state: 'repaired', next_step: 'none', deadline: null }, /^Товар починили. График остался прежним/, []],
  [{ state: 'withdrawn', next_step: 'none', deadline: null }, /^Заявка на ремонт закрыта. График остался прежним/, []],
] as const)('[X-11] a repair in state %o shows the next step, and the new schedule only if it may change', async (change, next, sums) => {
  await open({ [FIND]: () => ({ body: { data: returnCase({ wish: 'repair', ...change }) } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ремонт по заказу №\u00a0100008' }, WAIT)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('heading', { name: 'Новый график' }).map((one) => one.textContent)).toEqual(sums), WAIT);
});

const ended = { next_step: 'none', deadline: null } as const;
const settled = { ...ended, state: 'accepted', settled: true } as const;

test.each([
  [{}, 'Магазин ответит до 27 ноября, 13:00. Если промолчит, решать будем мы.', 'Пока платите по прежнему графику.'],
  [
    { state: 'approved', next_step: 'bring_goods' },
    'Отдайте товар магазину до 27 ноября, 13:00, иначе возврат закроется.',
    'График изменится, когда магазин получит товар.',
  ],
  [
    { wish: 'repair', state: 'repairing', next_step: 'wait_repair' },
    'Магазин чинит товар и вернёт его до 27 ноября, 13:00. Если не успеет, решать будем мы.',
    'График не меняется: платите как обычно.',
  ],
  [settled, 'Товар у магазина.', 'График пересчитан.'],
  [{ ...settled, figures: REFUNDING_FIGURES }, 'Товар у магазина, деньги на балансе.', 'График пересчитан.'],
  [{ ...ended, wish: 'repair', state: 'repaired' }, 'Товар починили.', 'График остался прежним.'],
  [{ ...ended, wish: 'repair', state: 'lapsed' }, 'Заявка на ремонт закрыта.', 'График остался прежним.'],
  [{ ...ended, state: 'withdrawn' }, 'Возврат закрыт по вашей просьбе.', 'График остался прежним.'],
  [{ ...ended, state: 'declined' }, 'Возврат закрыт.', 'График остался прежним.'],
] satisfies [Partial<Return>, string, string][])(
  '[X-11] a return in state %o mentions the schedule only if the order has one',
  async (change, next, ofSchedule) => {
    const one = returnCase(change);
    await open({ [FIND]: () => ({ body: { data: one } }) });
    expect(await screen.findByText(`${next} ${ofSchedule}`, {}, WAIT)).toBeVisible();
    cleanup();
    await open({ [FIND]: () => ({ body: { data: { ...one, figures: { ...one.figures, ...PAID_AT_ONCE_FIGURES } } } }) });
    expect(await screen.findByText(next, {}, WAIT)).toBeVisible();
    expect(screen.queryByText(/график/i)).toBeNull();
  },
);

test.each([
  [[], null, /^Магазин не ответил. Теперь разбираемся мы и решим до 27 ноября/],
  [[1], null, /^Магазин не ответил/],
  [[], REJECTED_RETURN.answer, /^Мы изучаем ответ магазина и решим/],
  [[1], REJECTED_RETURN.answer, /^Мы изучаем ваши фото и ответ магазина и решим/],
])('[X-11] a dispute with the photos %o and the store answer %o shows the next step that fits them', async (photos, answer, next) => {
  await open({ [FIND]: () => ({ body: { data: returnCase({ state: 'disputed', next_step: 'wait_support', photos, answer }) } }) });
  expect(await screen.findByText(next, {}, WAIT)).toBeVisible();
});

test.each([
  [[], 'Ответ магазина мы уже видим'],
  [[1], 'Фото и ответ магазина мы уже видим'],
])('[X-11] with photos %o the dispute form says which evidence our staff already has', async (photos, seen) => {
  await open({ [FIND]: () => ({ body: { data: { ...REJECTED_RETURN, photos } } }) });
  expect(await screen.findByLabelText(/^Почему магазин неправ/, {}, WAIT)).toHaveAccessibleDescription(expect.stringContaining(seen));
});

test('[X-11] a message about a return to our staff is sent and then shown in the list of messages', async () => {
  let kept = returnCase();
  const { requestsTo } = await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = returnCase({ messages: [message('Где курьер?')] });
      return { status: 201, body: { data: kept } };
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Поддержке Muddat' }, WAIT));
  await write('Где курьер?');
  expect(await screen.findByText('Где курьер?', { selector: 'li *' }, WAIT)).toBeVisible();
  expect(screen.getByLabelText('Сообщение')).toHaveValue('');
  expect(requestsTo(WRITE).map(({ body }) => body)).toEqual([{ to: 'support', text: 'Где курьер?' }]);
});

test('[X-11] a message without a server response is repeated with the same idempotency key; another text gets another', async () => {
  const { requestsTo } = await open({ [WRITE]: () => 'no-answer' });
  await write('Да');
  expect(await screen.findByRole('alert', {}, WAIT)).toBeVisible();
  await press('Отправить');
  await waitFor(() => expect(requestsTo(WRITE)).toHaveLength(2), WAIT);
  await write('Нет');
  await waitFor(() => expect(requestsTo(WRITE)).toHaveLength(3), WAIT);
  const [first, second, third] = requestsTo(WRITE).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[X-11] the customer writes why the store was wrong to refuse a return, and the dispute shows its next step', async () => {
  const { requestsTo } = await open({
    [FIND]: () => ({ body: { data: REJECTED_RETURN } }),
    'installment.disputeReturn': () => ({
      body: { data: returnCase({ state: 'disputed', next_step: 'wait_support', answer: REJECTED_RETURN.answer }) },
    }),
  });
  expect(await screen.findByText('На фото видны следы использования.', {}, WAIT)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Почему магазин неправ/), 'Новый');
  await press('Передать спор в Muddat');
  expect(await screen.findByText(/^Мы изучаем ответ магазина/, {}, WAIT)).toBeVisible();
  expect(requestsTo('installment.disputeReturn').map(({ body }) => body)).toEqual([{ text: 'Новый' }]);
});

test('[X-11] withdrawing a return needs a confirmation, which shows the refusal if the return is already closed', async () => {
  const { requestsTo } = await open({
    'installment.withdrawReturn': () => ({ status: 409, body: problemBody('return_closed', 'Этот возврат уже закрыт') }),
  });
  await press('Отменить возврат');
  expect(requestsTo('installment.withdrawReturn')).toEqual([]);
  const [doIt] = (await screen.findAllByRole('button', { name: 'Отменить возврат' }, WAIT)).slice(-1);
  if (doIt) await userEvent.click(doIt);
  expect(await screen.findByText('Этот возврат уже закрыт', {}, WAIT)).toBeVisible();
});

const closed = (actions: Return['actions']) => returnCase({ state: 'declined', deadline: null, next_step: 'none', actions });

test('[X-11] messages about a closed return go to our staff only', async () => {
  let kept = closed(['write_support']);
  const { requestsTo } = await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = { ...kept, messages: [message('Почему отказ?')] };
      return { status: 201, body: { data: kept } };
    },
  });
  expect(await screen.findByText(/ответит поддержка Muddat/, {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Магазину' })).toBeNull();
  await write('Почему отказ?');
  expect(await screen.findByText('Почему отказ?', { selector: 'li *' }, WAIT)).toBeVisible();
  expect(requestsTo(WRITE).map(({ body }) => body)).toEqual([{ to: 'support', text: 'Почему отказ?' }]);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[X-11] the customer can still write to the store after it accepted the return', async () => {
  const accepted = returnCase({ state: 'accepted', settled: true, deadline: null, next_step: 'none', actions: ['write'] });
  const { requestsTo } = await open({
    [FIND]: () => ({ body: { data: accepted } }),
    [WRITE]: () => ({ status: 201, body: { data: accepted } }),
  });
  await write('Где наличные?');
  await waitFor(() => expect(requestsTo(WRITE).map(({ body }) => body)).toEqual([{ to: 'store', text: 'Где наличные?' }]), WAIT);
});

test('[X-11] a message refused because the return is closed shows the refusal and removes the message form', async () => {
  let kept = closed(['write_support']);
  await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = closed([]);
      return { status: 409, body: problemBody('return_closed', 'Этот возврат уже закрыт') };
    },
  });
  await write('Ещё вопрос');
  expect(await screen.findByText('Этот возврат уже закрыт', {}, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Сообщение')).toBeNull(), WAIT);
  expect(screen.getByText('Этот возврат уже закрыт')).toBeVisible();
});

test('[X-11] the page of a return links to all returns', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Все возвраты' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/returns');
});

test('[X-11] an unknown return shows an error with links to all returns', async () => {
  await open({ [FIND]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) });
  expect(await screen.findByText('Такого возврата у вас нет', {}, WAIT)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Все возвраты' })) expect(link).toHaveAttribute('href', '/ru/cabinet/returns');
});

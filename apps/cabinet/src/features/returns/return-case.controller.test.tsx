import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Return } from '../../domain/return/return-queries.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { AT_ONCE, GIVES_BACK, REJECTED, RETURNABLE, returnCase } from '../../testing/returns.ts';
import { ReturnCaseController } from './return-case.controller.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const WAIT = { timeout: 10_000 };
const FIND = 'installment.getReturn';
const WRITE = 'installment.writeAboutReturn';
const message = (text: string) => ({ from: 'customer' as const, to: 'support' as const, text, at: '2026-11-24T09:00:00.000Z' });

async function open(handlers: FakeHandlers = {}) {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: RETURNABLE, as_of: '2026-11-24' } }),
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

test('[X-11] a return says who answers by when, and what would change', async () => {
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
  [{ state: 'withdrawn', next_step: 'none', deadline: null }, /^Просьба о ремонте закрыта. График остался прежним/, []],
] as const)('[X-11] a repair that is %o says what follows, and shows sums only where they may change', async (change, next, sums) => {
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
  [{ ...settled, figures: GIVES_BACK }, 'Товар у магазина, деньги на балансе.', 'График пересчитан.'],
  [{ ...ended, wish: 'repair', state: 'repaired' }, 'Товар починили.', 'График остался прежним.'],
  [{ ...ended, wish: 'repair', state: 'lapsed' }, 'Просьба о ремонте закрыта.', 'График остался прежним.'],
  [{ ...ended, state: 'withdrawn' }, 'Возврат закрыт по вашей просьбе.', 'График остался прежним.'],
  [{ ...ended, state: 'declined' }, 'Возврат закрыт.', 'График остался прежним.'],
] satisfies [Partial<Return>, string, string][])(
  '[X-11] a return that is %o speaks of the schedule where there is one',
  async (change, next, ofSchedule) => {
    const one = returnCase(change);
    await open({ [FIND]: () => ({ body: { data: one } }) });
    expect(await screen.findByText(`${next} ${ofSchedule}`, {}, WAIT)).toBeVisible();
    cleanup();
    await open({ [FIND]: () => ({ body: { data: { ...one, figures: { ...one.figures, ...AT_ONCE } } } }) });
    expect(await screen.findByText(next, {}, WAIT)).toBeVisible();
    expect(screen.queryByText(/график/i)).toBeNull();
  },
);

test.each([
  [[], null, /^Магазин не ответил. Теперь разбираемся мы и решим до 27 ноября/],
  [[1], null, /^Магазин не ответил/],
  [[], REJECTED.answer, /^Мы изучаем ответ магазина и решим/],
  [[1], REJECTED.answer, /^Мы изучаем ваши фото и ответ магазина и решим/],
])('[X-11] a person of ours looks at photos %o and an answer %o, and at none that is not there', async (photos, answer, next) => {
  await open({ [FIND]: () => ({ body: { data: returnCase({ state: 'disputed', next_step: 'wait_support', photos, answer }) } }) });
  expect(await screen.findByText(next, {}, WAIT)).toBeVisible();
});

test.each([
  [[], 'Ответ магазина мы уже видим'],
  [[1], 'Фото и ответ магазина мы уже видим'],
])('[X-11] with the photos %o a dispute says what we have seen', async (photos, seen) => {
  await open({ [FIND]: () => ({ body: { data: { ...REJECTED, photos } } }) });
  expect(await screen.findByLabelText(/^Почему магазин неправ/, {}, WAIT)).toHaveAccessibleDescription(expect.stringContaining(seen));
});

test('[X-11] a message goes to a person of ours, and stands in the list afterwards', async () => {
  let kept = returnCase();
  const { of } = await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = returnCase({ messages: [message('Где курьер?')] });
      return { status: 201, body: { data: kept } };
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Сотруднику Muddat' }, WAIT));
  await write('Где курьер?');
  expect(await screen.findByText('Где курьер?', { selector: 'li *' }, WAIT)).toBeVisible();
  expect(screen.getByLabelText('Сообщение')).toHaveValue('');
  expect(of(WRITE).map(({ body }) => body)).toEqual([{ to: 'support', text: 'Где курьер?' }]);
});

test('[X-11] a message without an answer keeps its text and its key; another text has another key', async () => {
  const { of } = await open({ [WRITE]: () => 'no-answer' });
  await write('Да');
  expect(await screen.findByRole('alert', {}, WAIT)).toBeVisible();
  await press('Отправить');
  await waitFor(() => expect(of(WRITE)).toHaveLength(2), WAIT);
  await write('Нет');
  await waitFor(() => expect(of(WRITE)).toHaveLength(3), WAIT);
  const [first, second, third] = of(WRITE).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[X-11] a store’s no can be disputed in words', async () => {
  const { of } = await open({
    [FIND]: () => ({ body: { data: REJECTED } }),
    'installment.disputeReturn': () => ({
      body: { data: returnCase({ state: 'disputed', next_step: 'wait_support', answer: REJECTED.answer }) },
    }),
  });
  expect(await screen.findByText('На фото видны следы использования.', {}, WAIT)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Почему магазин неправ/), 'Новый');
  await press('Передать спор в Muddat');
  expect(await screen.findByText(/^Мы изучаем ответ магазина/, {}, WAIT)).toBeVisible();
  expect(of('installment.disputeReturn').map(({ body }) => body)).toEqual([{ text: 'Новый' }]);
});

test('[X-11] a return is taken back after a question, and what was decided meanwhile is said in it', async () => {
  const { of } = await open({
    'installment.withdrawReturn': () => ({ status: 409, body: problem('return_closed', 'Этот возврат уже закрыт') }),
  });
  await press('Отменить возврат');
  expect(of('installment.withdrawReturn')).toEqual([]);
  const [doIt] = (await screen.findAllByRole('button', { name: 'Отменить возврат' }, WAIT)).slice(-1);
  if (doIt) await userEvent.click(doIt);
  expect(await screen.findByText('Этот возврат уже закрыт', {}, WAIT)).toBeVisible();
});

const closed = (actions: Return['actions']) => returnCase({ state: 'declined', deadline: null, next_step: 'none', actions });

test('[X-11] a closed return is written about to a person of ours, who answers', async () => {
  let kept = closed(['write_support']);
  const { of } = await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = { ...kept, messages: [message('Почему отказ?')] };
      return { status: 201, body: { data: kept } };
    },
  });
  expect(await screen.findByText(/ответит сотрудник Muddat/, {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Магазину' })).toBeNull();
  await write('Почему отказ?');
  expect(await screen.findByText('Почему отказ?', { selector: 'li *' }, WAIT)).toBeVisible();
  expect(of(WRITE).map(({ body }) => body)).toEqual([{ to: 'support', text: 'Почему отказ?' }]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('[X-11] a store that closed a return itself can be written to afterwards', async () => {
  const accepted = returnCase({ state: 'accepted', settled: true, deadline: null, next_step: 'none', actions: ['write'] });
  const { of } = await open({ [FIND]: () => ({ body: { data: accepted } }), [WRITE]: () => ({ status: 201, body: { data: accepted } }) });
  await write('Где наличные?');
  await waitFor(() => expect(of(WRITE).map(({ body }) => body)).toEqual([{ to: 'store', text: 'Где наличные?' }]), WAIT);
});

test('[X-11] long after its end a return is not written about, and what was refused for that is said', async () => {
  let kept = closed(['write_support']);
  await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WRITE]: () => {
      kept = closed([]);
      return { status: 409, body: problem('return_closed', 'Этот возврат уже закрыт') };
    },
  });
  await write('Ещё вопрос');
  expect(await screen.findByText('Этот возврат уже закрыт', {}, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Сообщение')).toBeNull(), WAIT);
  expect(screen.getByText('Этот возврат уже закрыт')).toBeVisible();
});

test('[X-11] a return leads to its order and to all returns', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Все возвраты' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/returns');
});

test('[X-11] a return of somebody else is none, and the list is near', async () => {
  await open({ [FIND]: () => ({ status: 404, body: problem('not_found', 'Не найдено') }) });
  expect(await screen.findByText('Такого возврата у вас нет', {}, WAIT)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Все возвраты' })) expect(link).toHaveAttribute('href', '/ru/cabinet/returns');
});

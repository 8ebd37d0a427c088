import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createPhotoFile } from '../../shared/photo/testing/photo-file.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { fakeTus } from '../../testing/fake-tus.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { PAID_AT_ONCE_FIGURES, RETURN_QUOTE, RETURNABLE_ORDER, returnCase } from '../../testing/returns.ts';
import { RequestReturnController } from './request-return.controller.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const WAIT = { timeout: 30_000 };
const as_of = '2026-11-24';
const ORDER = 'installment.getOrder';
const QUOTE = 'installment.quoteReturn';
const ASK = 'installment.requestReturn';
const SEND = 'Отправить запрос на возврат';
const OPEN = {
  ...RETURNABLE_ORDER,
  actions: [],
  returns: [{ id: 'ret_1', state: 'requested' as const, items: [{ line: 2, quantity: 1 }] }],
};

function Page({ from }: { from: string | null }) {
  const [attempt, setAttempt] = useState(from);
  const [caseId, setCaseId] = useState('none');
  return (
    <>
      <output aria-label="case">{caseId}</output>
      <RequestReturnController orderId={RETURNABLE_ORDER.id} attempt={attempt} onAttempt={setAttempt} onCase={setCaseId} />
    </>
  );
}

async function open(handlers: FakeHandlers = {}, attempt: string | null = null) {
  const tus = fakeTus();
  const server = fakeApi(
    {
      [ORDER]: () => ({ body: { data: RETURNABLE_ORDER, as_of } }),
      [QUOTE]: () => ({ body: { data: RETURN_QUOTE } }),
      [ASK]: () => ({ status: 201, body: { data: returnCase() } }),
      ...handlers,
    },
    tus,
  );
  await renderInCabinet(<Page from={attempt} />, { api: server.api });
  return { ...server, tus };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));
const chosen = async (reason = /Не работает/) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Чехол Zamin' }, WAIT));
  await userEvent.click(screen.getByRole('radio', { name: reason }));
};
const onCase = (id: string) => waitFor(() => expect(screen.getByRole('status', { name: 'case' })).toHaveTextContent(id), WAIT);

test('[X-11] the return form shows the current and the new schedule, then sends goods, reason and photo', async () => {
  const { requestsTo, tus } = await open();
  await chosen();
  await press('Больше на одну штуку');
  await userEvent.upload(screen.getByLabelText(/Выбрать|Фото товара/, { selector: 'input[type=file]' }), await createPhotoFile());
  expect(await screen.findByRole('heading', { name: 'Сейчас' }, WAIT)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Новый график' })).toBeVisible();
  expect(requestsTo(ASK)).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: SEND })).toBeEnabled(), WAIT);
  await press(SEND);
  await onCase('ret_1');
  expect(requestsTo(ASK).map(({ body }) => body)).toEqual([{ items: [{ line: 2, quantity: 2 }], category: 'defect', photos: ['up_1'] }]);
  expect(tus.uploads.get('up_1')?.metadata.get('step')).toBe('return');
});

test('[X-11] on the return form a repair can be requested instead of the money; no new schedule is shown', async () => {
  const { requestsTo } = await open({ [ASK]: () => ({ status: 201, body: { data: returnCase({ wish: 'repair' }) } }) });
  await chosen();
  await userEvent.click(screen.getByRole('radio', { name: 'Починить бесплатно' }));
  await press('Попросить ремонт');
  await onCase('ret_1');
  expect(screen.queryByRole('heading', { name: 'Новый график' })).toBeNull();
  expect(requestsTo(ASK).map(({ body }) => body)).toEqual([{ items: [{ line: 2, quantity: 1 }], category: 'defect', wish: 'repair' }]);
});

test('[X-11] the return form offers no repair for goods that work', async () => {
  await open();
  await chosen();
  await userEvent.click(screen.getByRole('radio', { name: 'Починить бесплатно' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Не подошёл/ }));
  expect(screen.queryByRole('radio', { name: 'Починить бесплатно' })).toBeNull();
  expect(await screen.findByRole('button', { name: SEND }, WAIT)).toBeVisible();
});

test('[X-11] a return without a reason is not sent, and the error and the focus are at the reasons', async () => {
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Чехол Zamin' }, WAIT));
  await press(SEND);
  expect(await screen.findByText('Выберите причину.')).toBeVisible();
  const reasons = screen.getByRole('radiogroup', { name: 'Почему' });
  const [first] = within(reasons).getAllByRole('radio');
  await waitFor(() => expect(first).toHaveFocus());
  await press(SEND);
  await waitFor(() => expect(first).toHaveFocus());
  expect(requestsTo(ASK)).toEqual([]);
});

test('[X-11] a return with a text of 1001 characters is not sent, and its text field gets the focus', async () => {
  const { requestsTo } = await open();
  await chosen();
  const field = screen.getByLabelText(/^Что случилось/);
  await userEvent.click(field);
  await userEvent.paste('х'.repeat(1001));
  await press(SEND);
  await waitFor(() => expect(field).toHaveFocus());
  expect(requestsTo(ASK)).toEqual([]);
});

test('[X-11] a return request without a response is repeated with the same idempotency key', async () => {
  let answers = false;
  const { requestsTo } = await open({ [ASK]: () => (answers ? { status: 201, body: { data: returnCase() } } : 'no-answer') });
  await chosen();
  await press(SEND);
  expect(await screen.findByText('Пока не знаем, дошла ли заявка', {}, WAIT)).toBeVisible();
  answers = true;
  await press('Обновить статус');
  await onCase('ret_1');
  const keys = requestsTo(ASK).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('[X-11] a return created despite a lost response is found in the order, without a second request', async () => {
  let isSent = false;
  const { requestsTo } = await open({
    [ORDER]: () => ({ body: { data: isSent ? OPEN : RETURNABLE_ORDER, as_of } }),
    [ASK]: () => {
      isSent = true;
      return 'no-answer';
    },
  });
  await chosen();
  await press(SEND);
  await onCase('ret_1');
  expect(requestsTo(ASK)).toHaveLength(1);
});

test('[X-11] after a reload of the return form the idempotency key in the URL leads to the created return', async () => {
  await open({ [ORDER]: () => ({ body: { data: OPEN, as_of } }) }, 'key-of-before');
  await onCase('ret_1');
});

test.each([
  ['items.0.quantity', 'more_than_bought', /^Вернуть можно не больше, чем вы купили/, 'checkbox', /^Чехол Zamin/],
  ['category', 'too_late', /^Вернуть исправный товар можно было в течение 10 дней/, 'radio', /^Не работает/],
])('[X-11] a return refused for %s: %s shows the reason at its field and focuses it', async (field, code, words, role, name) => {
  const refusal = { ...problemBody('validation_failed', 'Проверьте поля'), fields: { [field]: code } };
  await open({ [ASK]: () => ({ status: 422, body: refusal }) });
  await chosen();
  await press(SEND);
  expect(await screen.findByText(words, {}, WAIT)).toBeVisible();
  expect(screen.queryByText('Проверьте поля')).toBeNull();
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus(), WAIT);
});

test('[X-11] a second return of an order is refused with a link to the one that is still open', async () => {
  let isOpen = false;
  await open({
    [ORDER]: () => ({ body: { data: isOpen ? OPEN : RETURNABLE_ORDER, as_of } }),
    [ASK]: () => {
      isOpen = true;
      return { status: 409, body: problemBody('return_open', 'По этому заказу уже идет возврат') };
    },
  });
  await chosen();
  await press(SEND);
  expect(await screen.findByRole('link', { name: 'К возврату' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/returns/ret_1');
});

test('[X-11] the return form of an order whose debt is in court offers no goods, but the phone of support', async () => {
  await open({ [ORDER]: () => ({ body: { data: { ...RETURNABLE_ORDER, status: 'send_enveloper', actions: [] }, as_of } }) });
  expect(await screen.findByText(/^Долг передан в суд, вернуть товар здесь уже нельзя/, {}, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const OFFER = 'Магазин ответит не позже чем через 3 дня.';

test.each([
  ['Вернуть деньги', 'Пока магазин не примет товар, график прежний: платите как обычно.'],
  ['Починить бесплатно', 'Пока товар чинят, график прежний: платите как обычно.'],
])('[X-11] with the wish «%s» the return form mentions the schedule only if the order has one', async (wish, ofSchedule) => {
  await open();
  await chosen();
  await userEvent.click(screen.getByRole('radio', { name: wish }));
  expect(await screen.findByText(`${OFFER} ${ofSchedule}`, {}, WAIT)).toBeVisible();
  cleanup();
  sessionStorage.clear();
  await open({ [QUOTE]: () => ({ body: { data: { ...RETURN_QUOTE, figures: { ...RETURN_QUOTE.figures, ...PAID_AT_ONCE_FIGURES } } } }) });
  await chosen();
  await userEvent.click(screen.getByRole('radio', { name: wish }));
  expect(await screen.findByText(OFFER, {}, WAIT)).toBeVisible();
  expect(screen.queryByText(/график/i)).toBeNull();
});

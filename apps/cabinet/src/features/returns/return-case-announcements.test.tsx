import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { REJECTED_RETURN, RETURNABLE_ORDER, returnCase } from '../../testing/returns.ts';
import { ReturnCaseController } from './return-case.controller.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const WAIT = { timeout: 30_000 };
const FIND = 'installment.getReturn';
const WRITE = 'installment.writeAboutReturn';
const DISPUTE = 'installment.disputeReturn';
const WITHDRAW = 'installment.withdrawReturn';
const SENT = 'Сообщение отправлено';
const DISPUTED = returnCase({ state: 'disputed', next_step: 'wait_support', answer: REJECTED_RETURN.answer, actions: ['write'] });
const WITHDRAWN = returnCase({ state: 'withdrawn', next_step: 'none', deadline: null, actions: [] });

async function open(handlers: FakeHandlers) {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: RETURNABLE_ORDER, as_of: '2026-11-24' } }),
    [FIND]: () => ({ body: { data: returnCase() } }),
    ...handlers,
  });
  await renderInCabinet(
    <main>
      <ReturnCaseController id="ret_1" />
    </main>,
    { api: server.api },
  );
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));
const withdraw = async () => {
  await press('Отменить возврат');
  const [doIt] = (await screen.findAllByRole('button', { name: 'Отменить возврат' }, WAIT)).slice(-1);
  if (doIt) await userEvent.click(doIt);
};
const onHeading = () => waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), WAIT);
const statusTexts = () => screen.queryAllByRole('status').map((one) => one.textContent);

test('[X-11] after the customer disputes a refused return, the heading has the focus and the next step is announced', async () => {
  let kept = REJECTED_RETURN;
  await open({
    [FIND]: () => ({ body: { data: kept } }),
    [DISPUTE]: () => {
      kept = DISPUTED;
      return { body: { data: kept } };
    },
  });
  const field = await screen.findByLabelText(/^Почему магазин неправ/, {}, WAIT);
  const [region] = screen.getAllByRole('status');
  expect(region?.textContent).toContain('Передайте спор в Muddat');
  await userEvent.type(field, 'Новый');
  await press('Передать спор в Muddat');
  await onHeading();
  expect(region?.textContent).toContain('Мы изучаем ответ магазина');
  expect(region).toBeInTheDocument();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test.each(['answered', 'lost'])(
  '[X-11] after the withdrawal of a return whose request was %s the heading has the focus and the confirmation is closed',
  async (answer) => {
    let kept = returnCase();
    await open({
      [FIND]: () => ({ body: { data: kept } }),
      [WITHDRAW]: () => {
        kept = WITHDRAWN;
        return answer === 'lost' ? 'no-answer' : { body: { data: kept } };
      },
    });
    await withdraw();
    await onHeading();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(statusTexts()).toContainEqual(expect.stringContaining('Возврат закрыт по вашей просьбе.'));
  },
);

test('[X-11] closing the confirmation of a refused withdrawal of a return focuses the heading, as its button has gone', async () => {
  let kept = returnCase();
  await open({
    [FIND]: () => ({ body: { data: kept } }),
    [WITHDRAW]: () => {
      kept = returnCase({ state: 'declined', next_step: 'none', deadline: null, actions: [] });
      return { status: 409, body: problemBody('return_closed', 'Этот возврат уже закрыт') };
    },
  });
  await withdraw();
  expect(await screen.findByText('Этот возврат уже закрыт', {}, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Отменить возврат', hidden: true })).toHaveLength(1), WAIT);
  await press('Оставить');
  await onHeading();
});

test('[X-11] each sent message about a return is announced anew in a status region, which gets the focus', async () => {
  let answer = () => {};
  const { requestsTo } = await open({
    [WRITE]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 201, body: { data: returnCase() } });
      }),
  });
  const field = await screen.findByLabelText('Сообщение', {}, WAIT);
  for (const [at, text] of ['Где курьер?', 'Он приехал'].entries()) {
    await userEvent.type(field, text);
    await press('Отправить');
    await waitFor(() => expect(requestsTo(WRITE)).toHaveLength(at + 1), WAIT);
    // Screen readers announce the same text again only if the region was empty in between.
    await waitFor(() => expect(statusTexts()).not.toContain(SENT));
    answer();
    await waitFor(() => expect(statusTexts()).toContain(SENT), WAIT);
    // The disabled button has lost the focus to the note.
    expect(screen.getByText(SENT).closest('[role=status]')).toHaveFocus();
  }
});

test('[X-11] a message about a return that failed to send shows an error and is not announced as sent', async () => {
  await open({ [WRITE]: () => 'no-answer' });
  await userEvent.type(await screen.findByLabelText('Сообщение', {}, WAIT), 'Да');
  await press('Отправить');
  expect(await screen.findByRole('alert', {}, WAIT)).toBeVisible();
  expect(statusTexts()).not.toContain(SENT);
});

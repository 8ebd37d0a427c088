import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openVerification } from '../../testing/open-verification.tsx';
import { SAVED_CARD } from '../../testing/orders.ts';
import { ALL_STEPS_UPLOADED, verificationWith } from '../../testing/verification.ts';

const WAIT = { timeout: 30_000 };
const PATH = '/cabinet/verification';
const SAVE_CARD = 'installment.saveVerificationCard';

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('muddat.verification-tutorial', '1');
});
afterEach(cleanup);

/** Opens the step of the card, whose save is answered when `answer` is called. Another step is missing, so it would come next. */
async function openCardStep() {
  const saved = verificationWith({}, { ...ALL_STEPS_UPLOADED, contacts: 'missing' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = await openVerification(verificationWith({}, { ...ALL_STEPS_UPLOADED, card: 'missing', contacts: 'missing' }), {
    path: `${PATH}?step=card`,
    handlers: {
      'billing.listEntities': () => ({ body: { data: [SAVED_CARD] } }),
      [SAVE_CARD]: async () => {
        await answered;
        return { body: { data: saved } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать' }, WAIT));
  await waitFor(() => expect(opened.server.requestsTo(SAVE_CARD)).toHaveLength(1), WAIT);
  return { ...opened, answer };
}

test('after a step is saved the next missing step opens', { timeout: 30_000 }, async () => {
  const { answer, step } = await openCardStep();
  answer();
  await expect.poll(step, WAIT).toBe('?step=contacts');
});

test.each([
  ['the overview', PATH],
  ['another step', `${PATH}?step=person`],
  ['another page', '/cabinet/limit'],
])('a customer who went to %s while a step was being saved stays there', { timeout: 30_000 }, async (_what, to) => {
  const { answer, router } = await openCardStep();
  await router.navigate({ href: `/ru${to}` });
  const href = () => router.state.location.href;
  await expect.poll(href, WAIT).toBe(`/ru${to}`);
  answer();
  // Time in which the answer arrives and the next step would open.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(href()).toBe(`/ru${to}`);
});

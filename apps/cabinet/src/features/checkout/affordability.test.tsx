import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { CHECKOUT_QUOTE } from '../../testing/checkout.ts';
import {
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  QUOTE_CHECKOUT_OPERATION,
  renderCheckout,
  successHandlers,
  waitForQuote,
} from '../../testing/render-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const withoutNbsp = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test('[X-06] the checkout shows monthly payments before and after the purchase, and never sends or stores the income', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  const quote = { ...CHECKOUT_QUOTE, monthly_before: 546_000, monthly_after: 2_000_000 };
  const { server } = await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: () => ({ body: { data: quote } }) }));
  await waitForQuote();
  const rowOf = (label: string) => withoutNbsp(screen.getByText(label).parentElement?.textContent);
  expect(rowOf('Сейчас платите в месяц')).toContain('546 000');
  expect(rowOf('Платежи в месяц после покупки')).toContain('2 000 000');
  await user.click(screen.getByText('Сколько это от вашего дохода'));
  await user.type(screen.getByLabelText(/^Ваш доход в месяц/), '5000000');
  expect(withoutNbsp((await screen.findByText(/^Платежи займут/)).textContent)).toBe(
    'Платежи займут 40 % вашего дохода. Безопаснее — не больше трети.',
  );
  // The estimate must not block the order: the customer can sign at any share of the income.
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await findCodeField();
  const told = [...server.requestsTo(QUOTE_CHECKOUT_OPERATION), ...server.requestsTo(CREATE_CHECKOUT_OPERATION)].map(({ body }) =>
    JSON.stringify(body),
  );
  expect(told.some((body) => body.includes('5000000'))).toBe(false);
  expect(JSON.stringify({ ...localStorage }).includes('5000000')).toBe(false);
});

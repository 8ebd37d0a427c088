import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { QUOTE } from '../../testing/checkout.ts';
import { ASK, CREATE, CUSTOMER, codeField, consent, counted, FILLED, good, showCheckout, sign } from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test('[X-06] before it is confirmed the monthly sum stands beside what runs already, and a stated income stays in the page', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  const quote = { ...QUOTE, monthly_before: 546_000, monthly_after: 2_000_000 };
  const { server } = await showCheckout(good({ [ASK]: () => ({ body: { data: quote } }) }));
  await counted();
  const rowOf = (label: string) => plain(screen.getByText(label).parentElement?.textContent);
  expect(rowOf('Сейчас платите в месяц')).toContain('546 000');
  expect(rowOf('Платежи в месяц после покупки')).toContain('2 000 000');
  await user.type(screen.getByLabelText(/^Ваш доход в месяц/), '5000000');
  expect(plain((await screen.findByText(/^Платежи займут/)).textContent)).toBe(
    'Платежи займут 40 % вашего дохода. Безопаснее — не больше трети.',
  );
  // The estimate must not block the order: the customer can sign at any share of the income.
  await user.click(await consent());
  await user.click(await sign());
  await codeField();
  const told = [...server.of(ASK), ...server.of(CREATE)].map(({ body }) => JSON.stringify(body));
  expect(told.some((body) => body.includes('5000000'))).toBe(false);
  expect(JSON.stringify({ ...localStorage }).includes('5000000')).toBe(false);
});

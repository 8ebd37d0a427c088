import { buildSchedule, type CalendarDate, yearlyRatePercent } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeTerms } from '../../../db/schema/catalogue.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Quote = { data: installment.components['schemas']['Offer']; as_of: CalendarDate };

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);

describe('GET /v3/quote', () => {
  test('returns the figures of `buildSchedule` for every term, counted from the business day', async () => {
    const own = await sandbox.db.select().from(storeTerms).where(eq(storeTerms.storeId, '1'));
    sandbox.clock.setOffset(40 * 86_400_000);
    const today = sandbox.clock.today();
    for (const { months, markupBp } of own) {
      const { status, body } = await guest<Quote>(`/v3/quote?store_id=1&amount=4321000&months=${months}&initial_fee=321000`);
      const wanted = buildSchedule({ price: 4_321_000, initialFee: 321_000, months, markupBp, confirmedOn: today });
      expect(status).toBe(200);
      expect(body.as_of).toBe(today);
      expect(body.data).toEqual({
        months,
        markup_bp: markupBp,
        price: 4_321_000,
        initial_fee: 321_000,
        financed: 4_000_000,
        markup: wanted.markup,
        total: wanted.total,
        to_pay: 321_000 + wanted.total,
        monthly_payment: wanted.monthly,
        payments: wanted.count,
        yearly_rate: yearlyRatePercent({ financed: 4_000_000, confirmedOn: today, payments: wanted.payments }),
        schedule: wanted.payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })),
      });
    }
    sandbox.clock.setOffset(0);
  });

  test.each([
    ['amount=0&months=3', ['amount']],
    ['amount=-5&months=3', ['amount']],
    ['amount=999&months=3', ['amount']],
    ['amount=100000001&months=3', ['amount']],
    ['amount=1000000&months=3&initial_fee=1000000', ['initial_fee']],
    ['amount=1000000&months=3&initial_fee=999999', ['initial_fee']],
    ['amount=1000000&months=3&initial_fee=900001', ['initial_fee']],
    ['amount=1000000&months=3&initial_fee=-1', ['initial_fee']],
    ['amount=1000000&months=3&initial_fee=1', ['initial_fee']],
    ['amount=1000000&months=3&initial_fee=999', ['initial_fee']],
    ['amount=1000000&months=5', ['months']],
    ['amount=1000000&months=0', ['months']],
    ['amount=1&months=1000&initial_fee=7', ['amount', 'initial_fee', 'months']],
  ])('refuses %s with 422 and names the invalid fields %j', async (query, fields) => {
    const { status, body } = await guest<ProblemBody>(`/v3/quote?store_id=1&${query}`);
    expect([status, body.code, Object.keys(body.fields ?? {}).toSorted()]).toEqual([422, 'validation_failed', fields]);
  });

  test.each([
    [1_000_000, 999, { initial_fee_min: 1_000, initial_fee_max: 900_000 }],
    [1_000_000, -1, { initial_fee_min: 1_000, initial_fee_max: 900_000 }],
    [1_000_000, 900_001, { initial_fee_max: 900_000 }],
    [100_500, 500, { initial_fee_max: 0 }],
  ])('names the possible initial fees when it refuses, for the price %i, the fee %i', async (amount, fee, bounds) => {
    const { body } = await guest<object>(`/v3/quote?store_id=1&amount=${amount}&months=3&initial_fee=${fee}`);
    const isBound = ([name]: [string, unknown]) => name.startsWith('initial_fee_');
    expect(Object.fromEntries(Object.entries(body).filter(isBound))).toEqual(bounds);
  });

  test.each([
    ['store_id=1&months=3', 400],
    ['store_id=1&amount=1e999&months=3', 400],
    ['store_id=1&amount=NaN&months=3', 400],
    ['store_id=1&amount=1000.5&months=3', 400],
    ['store_id=abc&amount=100000&months=3', 400],
    ['store_id=99999&amount=100000&months=3', 404],
  ])('the query %s, invalid or for an unknown store, gets the status %i', async (query, status) => {
    expect((await guest<ProblemBody>(`/v3/quote?${query}`)).status).toBe(status);
  });
});

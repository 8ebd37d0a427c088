import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '../db/schema/auth.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { loadContracts } from './contracts.ts';
import { validatorsOf } from './validation.ts';

const sandbox = await openSandbox();

async function checkOf(operationId: string) {
  const contracts = await loadContracts();
  const [operation] = contracts.flatMap(({ operations }) => operations.filter((one) => one.operationId === operationId));
  if (operation === undefined) throw new Error(`the contract has no ${operationId}`);
  return validatorsOf(contracts).response(operation);
}
const problem = (code: string, data: object = {}) => ({ code, message: 'm', request_id: 'r', ...data });

describe('a response that violates its contract', () => {
  it('becomes a 500 outside production, and its data does not reach the caller', async () => {
    const token = await sandbox.tokenFor('+998900000001');
    await sandbox.db.update(customers).set({ phone: 'not a phone' }).where(eq(customers.phone, '+998900000001'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await sandbox.app.inject({ method: 'GET', url: '/auth/user/profile', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('not a phone');
  });

  it.each([
    [409, 'card_busy', null],
    [409, 'payment_in_progress', 'the code payment_in_progress of status 409 is not in the contract'],
    // Listed, but for another status.
    [404, 'card_busy', 'the code card_busy of status 404 is not in the contract'],
    [500, 'card_busy', 'the code card_busy of status 500 is not in the contract'],
  ])('may be a problem of status %i with the code %s', async (status, code, mismatch) => {
    const check = await checkOf('deleteEntity');
    expect(check(status, 'application/json', problem(code))).toBe(mismatch);
  });

  it.each([
    ['confirmPayment', 422, 'otp_wrong', { tries_left: 4 }, null],
    ['confirmPayment', 422, 'otp_wrong', {}, "what otp_wrong adds is not in the contract: / must have required property 'tries_left'"],
    ['confirmPayment', 422, 'otp_wrong', { tries_left: '4' }, 'what otp_wrong adds is not in the contract: /tries_left must be integer'],
    [
      'confirmPayment',
      422,
      'otp_wrong',
      { tries_left: 4, secret: 1 },
      'what otp_wrong adds is not in the contract: / must NOT have unevaluated properties',
    ],
    [
      'confirmPayment',
      422,
      'otp_expired',
      { tries_left: 4 },
      'what otp_expired adds is not in the contract: / must NOT have unevaluated properties',
    ],
    // What one operation adds to a code, no other does.
    ['getQuote', 422, 'validation_failed', { fields: { initial_fee: 'out_of_range' }, initial_fee_max: 1 }, null],
    [
      'saveBasket',
      422,
      'validation_failed',
      { initial_fee_max: 1 },
      'what validation_failed adds is not in the contract: / must NOT have unevaluated properties',
    ],
  ])('%s may be refused with %i %s and %j', async (operationId, status, code, data, mismatch) => {
    expect((await checkOf(operationId))(status, 'application/json', problem(code, data))).toBe(mismatch);
  });
});

import { beforeEach } from 'vitest';
import { JASUR_PHONE, listProductsInStock, resetClockAndFaults, setLimitAmount, shopperOf } from './checkout.ts';
import { openSandbox } from './open-sandbox.ts';

/** A limit that all purchases of a test file together do not use up. */
export const AMPLE_LIMIT = 90_000_000;

/**
 * Opens a sandbox for the tests of a file, with Jasur as its customer, who has an ample limit. `goods`: the ids of the products of one
 * store, the cheapest first. Clock and faults are reset before each test; orders and stock are not, so most tests buy a product of their
 * own.
 */
export async function openCheckoutSandbox(env: Readonly<Record<string, string>> = {}) {
  const sandbox = await openSandbox({ env });
  const me = await shopperOf(sandbox, JASUR_PHONE);
  await setLimitAmount(sandbox, 'cus_0002', AMPLE_LIMIT);
  const goods = (await listProductsInStock(sandbox, '3')).map(({ id }) => id);
  beforeEach(() => resetClockAndFaults(sandbox));
  return { sandbox, me, goods };
}

import { expect, it } from 'vitest';
import { loadContracts } from './contracts.ts';
import { describeUnknownPath } from './unknown-path.ts';

const contracts = await loadContracts();

it.each([
  ['/v3/user/orders/all?per_page=5', 'Did you mean /installment/v3/user/orders/all?'],
  ['/api/installment/v3/user/orders/all', 'Did you mean /installment/v3/user/orders/all?'],
  ['/user/orders/all', 'Did you mean /installment/v3/user/orders/all?'],
  ['/v3/user/order/100001', 'Did you mean /installment/v3/user/order/{id}?'],
  ['/installment/v3/user/orders/all/', 'Did you mean /installment/v3/user/orders/all?'],
  ['/installment/v2/orders', 'Paths of this API begin with /installment/v3/ or /installment/v1/.'],
  ['/billing', 'Paths of this API begin with /billing/v1/.'],
  ['/auth/nothing-here', 'Paths of this API begin with /auth/oauth/ or /auth/user/.'],
  ['/nothing-here', 'Paths begin with /auth/, /installment/, /mobile/, /builder/ or /billing/.'],
  ['/', 'Paths begin with /auth/, /installment/, /mobile/, /builder/ or /billing/.'],
  ['//v3//user', 'Paths begin with /auth/, /installment/, /mobile/, /builder/ or /billing/.'],
])('describeUnknownPath(%s) names what is near: %s', (url, near) => {
  expect(describeUnknownPath(contracts, url)).toBe(`No contract has this path. ${near}`);
});

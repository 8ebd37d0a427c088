import type { Flow } from './flow.ts';
import { consents, payments } from './money.ts';
import { blockedLimit, newCustomer } from './new-customer.ts';
import { calendar, checkout, disputes, hardship, returns, shopping } from './orders.ts';

/** All flows, in the order in which they run. */
export const FLOWS: readonly Flow[] = [
  newCustomer,
  payments,
  checkout,
  hardship,
  returns,
  disputes,
  shopping,
  consents,
  calendar,
  blockedLimit,
];

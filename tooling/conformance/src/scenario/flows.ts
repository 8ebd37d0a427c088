import { calendar, uploads, verification } from './documents.ts';
import type { Flow } from './flow.ts';
import { consents, payments, resentCode } from './money.ts';
import { newCustomer } from './new-customer.ts';
import { checkout, disputes, hardship, payoff, returns, shopping } from './orders.ts';
import { passkeys } from './passkey.ts';
import { blockedLimit, signingIn } from './signing-in.ts';

/** All flows, in the order in which they run. */
export const FLOWS: readonly Flow[] = [
  signingIn,
  newCustomer,
  passkeys,
  resentCode,
  payments,
  checkout,
  payoff,
  hardship,
  uploads,
  returns,
  disputes,
  shopping,
  consents,
  calendar,
  verification,
  blockedLimit,
];

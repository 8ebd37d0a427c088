import { operation, requireCustomer } from '../../../core/operation.ts';
import { loadConsents as readConsents } from './consent-store.ts';
import { viewConsents } from './consent-view.ts';

/** The customer's consents, with their history and next debits. */
export const listConsents = operation('billing', 'listConsents', async ({ ctx, customer, locale }) => {
  const { id } = requireCustomer(customer);
  const data = await viewConsents({ ...ctx, locale }, id, await readConsents(ctx.db, id));
  return { status: 200, body: { data, as_of: ctx.clock.today() } };
});

import { operation, requireCustomer } from '../../core/operation.ts';
import { ensureUpToDate } from '../installment/catch-up/up-to-date.ts';
import { askedBy, pdfReply } from './file-reply.ts';
import { loadOrderFacts } from './load-order-facts.ts';

/** Extension: contract, schedule or certificate of one order, for its owner. */
export const getOrderDocument = operation('installment', 'getOrderDocument', async ({ ctx, customer, params, locale }) => {
  await ensureUpToDate(ctx);
  const owner = requireCustomer(customer);
  const facts = await loadOrderFacts(ctx.db, owner.id, params.id, params.kind, ctx.clock.today());
  return pdfReply(await askedBy(ctx, owner, locale), params.id, facts);
});

import { operation, requireCustomer } from '../../core/operation.ts';
import { runDueJobs } from '../installment/catch-up/run-due-jobs.ts';
import { pdfResponse, prepareDocumentRequest } from './file-response.ts';
import { loadOrderDocumentFacts } from './load-order-facts.ts';

/** Extension: contract, schedule or certificate of one order, for its owner. */
export const getOrderDocument = operation('installment', 'getOrderDocument', async ({ ctx, customer, params, locale }) => {
  await runDueJobs(ctx);
  const owner = requireCustomer(customer);
  const facts = await loadOrderDocumentFacts(ctx.db, owner.id, params.id, params.kind, ctx.clock.today());
  return pdfResponse(await prepareDocumentRequest(ctx, owner, locale), params.id, facts);
});

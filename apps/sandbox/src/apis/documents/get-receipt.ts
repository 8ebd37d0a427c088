import { operation, requireCustomer } from '../../core/operation.ts';
import { pdfResponse, prepareDocumentRequest } from './file-response.ts';
import { loadReceiptFacts } from './load-receipt.ts';

/** Extension: the receipt of one payment, for its owner. */
export const getReceipt = operation('billing', 'getReceipt', async ({ ctx, customer, params, locale }) => {
  const owner = requireCustomer(customer);
  const facts = await loadReceiptFacts(ctx.db, owner.id, params.payment_id);
  return pdfResponse(await prepareDocumentRequest(ctx, owner, locale), params.payment_id, facts);
});

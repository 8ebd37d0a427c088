import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { statementCsv } from './csv.ts';
import { csvResponse, pdfResponse, prepareDocumentRequest } from './file-response.ts';
import { loadStatementFacts, validatePeriod } from './load-statement.ts';

/** Extension: the payments of a period, from the ledger. */
export const getStatement = operation('installment', 'getStatement', async ({ ctx, customer, query, locale }) => {
  const owner = requireCustomer(customer);
  const { from, to, format = 'pdf' } = query;
  const fields = validatePeriod({ from, to }, ctx.clock.today());
  if (fields !== null) throw new Problem('validation_failed', { fields });
  const asked = await prepareDocumentRequest(ctx, owner, locale);
  const facts = await loadStatementFacts(ctx.db, owner.id, { from, to });
  return format === 'csv'
    ? csvResponse(statementCsv(facts, locale), `muddat-statement-${from}-${to}.csv`)
    : pdfResponse(asked, `${from}/${to}`, facts);
});

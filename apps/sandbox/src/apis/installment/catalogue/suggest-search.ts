import { operation } from '../../../core/operation.ts';
import { runSearchWithTimeout } from '../../../search/run-with-timeout.ts';
import { suggest } from '../../../search/suggest.ts';

const SUGGESTIONS_MAX = 8;

/** Suggestions for a query that is still being typed: 8, unless `limit` is given. */
export const suggestSearch = operation('installment', 'suggestSearch', async ({ ctx, query, locale }) => ({
  status: 200,
  body: await runSearchWithTimeout(ctx, (tx) => suggest(tx, query.q, query.limit ?? SUGGESTIONS_MAX, locale)),
}));

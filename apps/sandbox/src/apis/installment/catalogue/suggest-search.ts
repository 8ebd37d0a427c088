import { operation } from '../../../core/operation.ts';
import { suggest } from '../../../search/suggest.ts';
import { withinTime } from '../../../search/within-time.ts';

const SUGGESTIONS_MAX = 8;

/** Suggestions for a query that is still being typed. */
export const suggestSearch = operation('installment', 'suggestSearch', async ({ ctx, query, locale }) => ({
  status: 200,
  body: await withinTime(ctx, (tx) => suggest(tx, query.q, query.limit ?? SUGGESTIONS_MAX, locale)),
}));

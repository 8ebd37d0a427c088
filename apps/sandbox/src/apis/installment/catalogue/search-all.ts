import { operation } from '../../../core/operation.ts';
import { runWithTimeout } from '../../../search/run-with-timeout.ts';
import { search } from '../../../search/search.ts';

const DEFAULT_PER_PAGE = 24;

/** Searches stores, products, categories and questions at once. */
export const searchAll = operation('installment', 'searchAll', async ({ ctx, query, locale }) => {
  const { q, kind, page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query;
  const window = { kind, limit: perPage, offset: (page - 1) * perPage };
  const { total, ...found } = await runWithTimeout(ctx, (tx) => search(tx, q, window, locale, ctx.clock.today()));
  return { status: 200, body: { ...found, meta: { page, per_page: perPage, total, pages: Math.ceil(total / perPage) } } };
});

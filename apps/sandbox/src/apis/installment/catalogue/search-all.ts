import { operation } from '../../../core/operation.ts';
import { runSearchWithTimeout } from '../../../search/run-with-timeout.ts';
import { search } from '../../../search/search.ts';

const DEFAULT_PER_PAGE = 24;

/** Searches stores, products, categories and the questions of the help pages; `kind` lists the results of one of them only. */
export const searchAll = operation('installment', 'searchAll', async ({ ctx, query, locale }) => {
  const { q, kind, page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query;
  const window = { kind, limit: perPage, offset: (page - 1) * perPage };
  const { total, ...found } = await runSearchWithTimeout(ctx, (tx) => search(tx, q, window, locale, ctx.clock.today()));
  return { status: 200, body: { ...found, meta: { page, per_page: perPage, total, pages: Math.ceil(total / perPage) } } };
});

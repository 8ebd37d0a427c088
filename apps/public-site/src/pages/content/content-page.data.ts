import { ROUTES } from '@muddat/routing';
import type { ContentData } from '../../domain/content/content-data.ts';
import { loadContent } from '../../domain/content/load-content.ts';
import { ogPicture } from '../../shared/page/og-picture.ts';
import type { PageAnswer, PageRequest } from '../../shared/page/types.ts';

/** As the builder names its pages (builder contract, getContent). */
const PAGE_NAME = /^[a-z0-9-]{1,64}$/;

/** The builder's names of pages that the route map has: `home`, `test`, `installment-terms`, `sell-on`. */
const hasOwnRoute = (page: string): boolean => ROUTES.some(({ id, path }) => id === page || path === page);

/**
 * A page that content alone makes: one that an editor adds is there at once. Whether there is one of this name only the builder knows,
 * so without its answer there is no page but the failure.
 */
export async function load({ api, locale, params, notFound }: PageRequest): Promise<PageAnswer<ContentData>> {
  const page = params['page'] ?? '';
  // Those that have an address of their own are not shown at a second one.
  if (!PAGE_NAME.test(page) || hasOwnRoute(page)) return notFound();
  const content = await loadContent(api, page, locale);
  if (content === null) return notFound();
  const { title, description, blocks } = content;
  return {
    data: { title, blocks, missing: false },
    head: { title, description, picture: ogPicture(locale, 'page', 'content-page', title) },
  };
}

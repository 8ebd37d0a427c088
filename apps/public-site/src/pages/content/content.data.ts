import { msg } from '@lingui/core/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { ROUTES } from '@muddat/routing';
import { type ContentPageData, loadPageContent } from '../../domain/content/load-content.ts';
import { loadPartnersBlock } from '../../domain/content/load-store-block.ts';
import { routePageLoader } from '../../domain/content/route-page.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import { organizationJsonLd } from '../../shared/page/structured-data/organization.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** The page builder's home page (spec 2; spec 7, Builder API). Without the builder it shows the stores of the marketplace. */
export const loadHome = routePageLoader({
  page: 'home',
  route: 'home',
  title: msg({
    message: 'Muddat — покупайте сейчас, платите частями',
    comment: 'Title of the home page when its content could not be loaded',
  }),
  description: msg({
    message: 'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки.',
    comment: 'Description of the home page for search engines, when its content could not be loaded',
  }),
  fallbackBlocks: ({ api, i18n }) =>
    loadPartnersBlock(api, i18n._(msg({ message: 'Магазины', comment: 'Heading above the partner stores of the marketplace' }))),
  head: ({ origin }) => ({ jsonLd: [organizationJsonLd({ origin, phone: SUPPORT_PHONE })] }),
});

/** Preview of a new home page (spec 2), which search engines must not index. */
export const loadHomePreview = routePageLoader({
  page: 'test',
  route: 'home-test',
  title: msg({ message: 'Пробная главная', comment: 'Title of the preview of a new home page' }),
  description: msg({ message: 'Пробный вариант главной страницы.', comment: 'Description of the preview of a new home page' }),
  head: () => ({ index: false }),
});

/** How installments work (spec 2). */
export const loadInstallmentTerms = routePageLoader({
  page: 'installment-terms',
  route: 'installment-terms',
  title: msg({ message: 'Условия рассрочки', comment: 'Title of the page about how installments work' }),
  description: msg({
    message: 'Срок, наценка, платежи, досрочное погашение и просрочка — простыми словами.',
    comment: 'Description of the page about how installments work, for search engines',
  }),
});

/** Format of page names (builder contract, getContent). */
const PAGE_NAME = /^[a-z0-9-]{1,64}$/;

/** True if the name is the id or the path of a route, such as `home`, `test`, `installment-terms` and `sell-on`. */
const hasOwnRoute = (page: string): boolean => ROUTES.some(({ id, path }) => id === page || path === page);

/**
 * A page that consists only of the builder's content, so an editor's new page works without a deployment. Only the builder knows which
 * names exist: when it fails, the error page is shown, not a 404.
 */
export async function loadContentPage({ api, locale, params, notFound }: PageRequest): Promise<PageResult<ContentPageData>> {
  const page = params['page'] ?? '';
  // Pages with a route of their own must not have a second address.
  if (!PAGE_NAME.test(page) || hasOwnRoute(page)) return notFound();
  const content = await loadPageContent(api, page, locale);
  if (content === null) return notFound();
  const { title, description, blocks } = content;
  return {
    data: { title, blocks, isFallback: false },
    head: { title, description, picture: ogPicture(locale, 'page', 'content-page', title) },
  };
}

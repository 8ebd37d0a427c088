import { msg } from '@lingui/core/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { ROUTES } from '@muddat/routing';
import { loadKnownPage } from '../../domain/content/known-page.ts';
import { type ContentData, loadContent } from '../../domain/content/load-content.ts';
import { storeBlock } from '../../domain/content/store-block.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import { organization } from '../../shared/page/structured-data/organization.ts';
import type { PageAnswer, PageRequest } from '../../shared/page/types.ts';

/** The home page as the page builder has it (spec 2; spec 7, Builder API); without the builder, the stores of the marketplace. */
export const loadHome = loadKnownPage({
  page: 'home',
  route: 'home',
  title: msg({
    message: 'Muddat — покупайте сейчас, платите частями',
    comment: 'Title of the home page while its content cannot be had',
  }),
  description: msg({
    message: 'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки.',
    comment: 'Description of the home page for search engines, while its content cannot be had',
  }),
  without: ({ api, i18n }) =>
    storeBlock(api, i18n._(msg({ message: 'Магазины', comment: 'Heading above the partner stores of the marketplace' }))),
  head: ({ origin }) => ({ jsonLd: [organization({ origin, phone: SUPPORT_PHONE })] }),
});

/** The page on which a new home page is tried (spec 2). It stands beside the home page, so search engines leave it out. */
export const loadHomeTest = loadKnownPage({
  page: 'test',
  route: 'home-test',
  title: msg({ message: 'Пробная главная', comment: 'Title of the page on which a new home page is tried' }),
  description: msg({ message: 'Пробный вариант главной страницы.', comment: 'Description of the page on which a new home page is tried' }),
  head: () => ({ index: false }),
});

/** How installments work (spec 2). */
export const loadInstallmentTerms = loadKnownPage({
  page: 'installment-terms',
  route: 'installment-terms',
  title: msg({ message: 'Условия рассрочки', comment: 'Title of the page about how installments work' }),
  description: msg({
    message: 'Срок, наценка, платежи, досрочное погашение и просрочка — простыми словами.',
    comment: 'Description of the page about how installments work, for search engines',
  }),
});

/** As the builder names its pages (builder contract, getContent). */
const PAGE_NAME = /^[a-z0-9-]{1,64}$/;

/** The builder's names of pages that the route map has: `home`, `test`, `installment-terms`, `sell-on`. */
const hasOwnRoute = (page: string): boolean => ROUTES.some(({ id, path }) => id === page || path === page);

/**
 * A page that content alone makes: one that an editor adds is there at once. Whether there is one of this name only the builder knows,
 * so without its answer there is no page but the failure.
 */
export async function loadContentPage({ api, locale, params, notFound }: PageRequest): Promise<PageAnswer<ContentData>> {
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

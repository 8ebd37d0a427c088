import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { loadCategories } from '../../domain/product/category-tree.ts';
import {
  allowedPicture,
  monthlyPaymentSchema,
  type ProductTileData,
  parseProductTiles,
  pictureSchema,
  toMonthlyPayment,
} from '../../domain/product/product-card.ts';
import { isSearchKind, SEARCH_KINDS, type SearchKind, searchResultHref } from '../../domain/search/search-result-href.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { withNonBreakingSpaces } from '../../shared/data/non-breaking-spaces.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

const RESULTS_PER_PAGE = 24;
/** Number of products in the list of all kinds: whole rows with two and with four columns. A link leads to the other products. */
const PRODUCTS_IN_ALL = 8;
const MAX_PAGE = 1_000;
/** Categories shown when there are no search words. */
const POPULAR_CATEGORIES = 12;
/** Products shown when nothing is found: one row, two on a phone. */
const POPULAR_PRODUCTS = 4;

const entrySchema = v.object({
  kind: v.picklist(SEARCH_KINDS),
  id: v.string(),
  alias: v.nullable(v.string()),
  title: v.string(),
  subtitle: v.nullable(v.string()),
  image: v.nullable(pictureSchema),
  price: v.nullable(v.number()),
  // Optional in the contract.
  from_monthly: v.optional(monthlyPaymentSchema, null),
});
const count = v.number();
const answerSchema = v.object({
  data: v.array(v.unknown()),
  counts: v.object({ store: count, product: count, category: count, faq: count }),
  understood: v.nullable(v.object({ text: v.string() })),
  // Missing if the query contains no price.
  interpreted: v.optional(v.object({ q: v.string(), price_from: v.optional(v.number()), price_to: v.optional(v.number()) })),
  near: v.boolean(),
  meta: v.object({ pages: count }),
});
const popularSchema = v.object({ data: v.array(v.unknown()) });
type SearchEntry = v.InferOutput<typeof entrySchema>;

/** A store in the results has a name; a category or a question has a title. */
export type StoreResult = { href: string | null; name: string; subtitle: string | null };
export type TitledResult = { href: string | null; title: string; subtitle: string | null };

export type SearchData = {
  /** The search words as typed, without surrounding spaces; empty without a search. */
  q: string;
  kind: SearchKind | null;
  page: number;
  pages: number;
  counts: Record<SearchKind, number>;
  /** The words that were actually searched for, if they differ from `q`, else null. */
  interpretedQuery: string | null;
  /** Price bounds recognised in the words, in so'm, and the words without them. */
  price: { from: number | null; to: number | null; q: string } | null;
  /** Nothing matched exactly; the results are similar ones. */
  isApproximate: boolean;
  products: ProductTileData[];
  stores: StoreResult[];
  categories: TitledResult[];
  questions: TitledResult[];
  /** Categories shown when there are no search words or no results. */
  popular: { alias: string; title: string }[];
  /** Products shown when there are no results. */
  popularProducts: ProductTileData[];
};

const EMPTY_RESULTS: Omit<SearchData, 'q' | 'kind' | 'page'> = {
  pages: 0,
  counts: { store: 0, product: 0, category: 0, faq: 0 },
  interpretedQuery: null,
  price: null,
  isApproximate: false,
  products: [],
  stores: [],
  categories: [],
  questions: [],
  popular: [],
  popularProducts: [],
};

/** Searches the whole marketplace. Without search words it is no error: the page suggests where to begin. */
export async function load({ api, i18n, locale, query }: PageRequest): Promise<PageResult<SearchData>> {
  const q = (query.get('q') ?? '').trim();
  const asked = query.get('kind');
  const kind = isSearchKind(asked) ? asked : null;
  const page = parsePage(query.get('page'));
  const head = {
    title:
      q === ''
        ? i18n._(msg({ message: 'Поиск — Muddat', comment: 'Title of the search page for the browser' }))
        : i18n._(
            msg({
              message: `«${q}» — поиск Muddat`,
              comment: 'Title of the search page for the browser; the placeholder is the search words',
            }),
          ),
    description: i18n._(
      msg({ message: 'Поиск по товарам, магазинам, категориям и вопросам Muddat.', comment: 'Description of the search page' }),
    ),
    // Search engines must not index pages of customers' searches.
    index: false as const,
  };
  const popular = () =>
    loadCategories(api, OPTIONAL_SECTION_OPTIONS)
      .then((tree) => tree.slice(0, POPULAR_CATEGORIES).map(({ alias, title }) => ({ alias, title })))
      .catch(() => null);
  if (q === '') {
    const ways = await popular();
    return { data: { ...EMPTY_RESULTS, q, kind, page, popular: ways ?? [] }, head, ...(ways === null ? { keep: false } : {}) };
  }
  const answer = await api.installment.searchAll({ q, ...(kind === null ? {} : { kind }), page, per_page: RESULTS_PER_PAGE });
  const { data, counts, understood, interpreted, near: isApproximate, meta } = v.parse(answerSchema, answer);
  const entries = data.flatMap((entry) => {
    const parsed = v.safeParse(entrySchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
  const of = (wanted: SearchKind) => entries.filter((entry) => entry.kind === wanted);
  const text = (entry: SearchEntry): TitledResult => ({
    href: searchResultHref(entry, locale),
    title: entry.title,
    subtitle: entry.subtitle,
  });
  const [ways, goods] = entries.length === 0 ? await Promise.all([popular(), loadPopularProducts(api)]) : [[], []];
  return {
    data: {
      q,
      kind,
      page,
      pages: meta.pages,
      counts,
      interpretedQuery: understood?.text ?? null,
      price:
        interpreted === undefined ? null : { from: interpreted.price_from ?? null, to: interpreted.price_to ?? null, q: interpreted.q },
      isApproximate,
      products: of('product')
        .flatMap(productTile)
        .slice(0, kind === null ? PRODUCTS_IN_ALL : RESULTS_PER_PAGE),
      stores: of('store').map((entry) => ({ href: searchResultHref(entry, locale), name: entry.title, subtitle: entry.subtitle })),
      categories: of('category').map(text),
      questions: of('faq').map(text),
      popular: ways ?? [],
      popularProducts: goods ?? [],
    },
    head,
    ...(ways === null || goods === null ? { keep: false } : {}),
  };
}

/** Null if the products cannot be loaded: the page is shown without them. */
const loadPopularProducts = ({ installment }: PageRequest['api']): Promise<ProductTileData[] | null> =>
  installment.listProducts({ per_page: POPULAR_PRODUCTS }, OPTIONAL_SECTION_OPTIONS).then(
    (answer) => parseProductTiles(v.parse(popularSchema, answer).data),
    () => null,
  );

const productTile = ({ id, title, subtitle, image, price, from_monthly: monthly }: SearchEntry): ProductTileData[] =>
  price === null
    ? []
    : [
        {
          id,
          name: withNonBreakingSpaces(title),
          store: subtitle ?? '',
          price,
          image: allowedPicture(image),
          stock: null,
          monthly: toMonthlyPayment(monthly),
        },
      ];

function parsePage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

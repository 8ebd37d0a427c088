import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { regionsInOrder } from '../../domain/place/regions-in-order.ts';
import { allowedPicture, type PictureData, productCardSchema } from '../../domain/product/product-card.ts';
import { isProductMissingError } from '../../domain/product/product-id.ts';
import { loadStoreRating } from '../../domain/store/load-store-rating.ts';
import { withNonBreakingSpaces } from '../../shared/data/non-breaking-spaces.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import { parseComparedIds } from './compare-ids.ts';
import { sharedTerms } from './compare-rows.ts';

const productSchema = v.object({
  ...productCardSchema.entries,
  store: v.object({ id: v.string(), alias: v.string(), name: v.string() }),
  brand: v.nullable(v.string()),
  offers: v.array(
    v.object({
      months: v.number(),
      monthly_payment: v.number(),
      payments: v.number(),
      total: v.number(),
      markup: v.number(),
      markup_bp: v.number(),
    }),
  ),
  // Optional in the contract.
  rating: v.optional(v.object({ average: v.number(), count: v.number() })),
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  breadcrumbs: v.array(v.object({ alias: v.string(), name: v.string() })),
  delivery: v.object({
    regions: v.array(v.object({ region_id: v.string(), price: v.number(), days_min: v.number(), days_max: v.number() })),
  }),
});
const answerSchema = v.object({ data: productSchema });
type Product = v.InferOutput<typeof productSchema>;

export type ComparedProduct = {
  id: string;
  name: string;
  /** The transliteration of `name` leaves the brand in Latin. */
  brand: string | null;
  price: number;
  stock: number;
  image: PictureData | null;
  /** For the term of the comparison, or else for the longest of the store; null if the product is not sold in instalments. */
  monthly: { amount: number; payments: number; total: number; markup: number; markupPercent: number } | null;
  /** Average and number of its reviews; null without reviews. */
  rating: { average: number; count: number } | null;
  /** `rating`: null if unknown. */
  store: { id: string; alias: string; name: string; rating: number | null };
  delivery: { code: string; price: number; daysMin: number; daysMax: number }[];
  attributes: { label: string; text: string }[];
};

export type CompareData = {
  /** At most four. */
  products: ComparedProduct[];
  /** The terms that all products have, in months, ascending. Empty if they have none in common. */
  terms: number[];
  /** The one of them for which the payments are shown; null if there is none. */
  term: number | null;
  /** Asked products that are sold out. They are not compared. */
  soldOut: { id: string; name: string; brand: string | null; price: number }[];
  areTooMany: boolean;
  /** Some asked product does not exist. */
  isAnyMissing: boolean;
  /** The category of the first asked product, where others can be chosen. */
  category: { alias: string; label: string } | null;
  /** The customer's region; null when none is chosen. */
  region: { code: string; label: string } | null;
};

/** The products of the address side by side. Products that do not exist or are sold out are reported, and the others are still shown. */
export async function load({ api, i18n, query }: PageRequest): Promise<PageResult<CompareData>> {
  const { ids, areTooMany, hasInvalid } = parseComparedIds(query.getAll('id'));
  const found = (await Promise.all(ids.map((id) => loadProduct(api, id)))).filter((product) => product !== null);
  const inStock = found.filter(({ stock }) => stock > 0);
  const terms = sharedTerms(inStock.map(({ offers }) => offers.map(({ months }) => months)));
  const term = terms.find((months) => String(months) === query.get('months')) ?? terms.at(-1) ?? null;
  const products = await Promise.all(
    inStock.map(async (product) => toCompared(product, term, await loadStoreRating(api, product.store.alias))),
  );
  const category = found[0]?.breadcrumbs.at(-1);
  return {
    data: {
      products,
      terms,
      term,
      soldOut: found.filter(({ stock }) => stock <= 0).map(({ id, name, brand, price }) => ({ id, name, brand, price })),
      areTooMany,
      isAnyMissing: hasInvalid || found.length < ids.length,
      category: category === undefined ? null : { alias: category.alias, label: category.name },
      region: regionsInOrder(i18n).find(({ code }) => code === query.get('region')) ?? null,
    },
    head: {
      title: i18n._(msg({ message: 'Сравнение товаров — Muddat', comment: 'Title of the page that compares products, for the browser' })),
      description: i18n._(
        msg({
          message: 'Товары рядом: платёж в месяц, всего к оплате, наценка, магазин, доставка и характеристики.',
          comment: 'Description of the page that compares products',
        }),
      ),
      // Search engines must not index every combination of products.
      index: false,
    },
  };
}

/** Null if the product does not exist. */
const loadProduct = (api: PageRequest['api'], id: string): Promise<Product | null> =>
  api.installment.getProduct({ id }).then(
    (answer) => v.parse(answerSchema, answer).data,
    (error: unknown) => {
      if (isProductMissingError(error)) return null;
      throw error;
    },
  );

const toCompared = (product: Product, term: number | null, storeRating: number | null): ComparedProduct => {
  const offer = product.offers.toSorted((a, b) => a.months - b.months).findLast(({ months }) => term === null || months === term);
  return {
    id: product.id,
    name: withNonBreakingSpaces(product.name),
    brand: product.brand,
    price: product.price,
    stock: product.stock,
    image: allowedPicture(product.image),
    monthly: offer
      ? {
          amount: offer.monthly_payment,
          payments: offer.payments,
          total: offer.total,
          markup: offer.markup,
          markupPercent: offer.markup_bp / 100,
        }
      : null,
    rating: product.rating ?? null,
    store: { ...product.store, rating: storeRating },
    delivery: product.delivery.regions.map((row) => ({
      code: row.region_id,
      price: row.price,
      daysMin: row.days_min,
      daysMax: row.days_max,
    })),
    attributes: product.attributes.map(({ name, value }) => ({ label: name, text: withNonBreakingSpaces(value) })),
  };
};

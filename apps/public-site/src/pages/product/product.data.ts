import { msg } from '@lingui/core/macro';
import { reportOfferMismatch } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { type CalendarDate, isCalendarDate } from '@muddat/schedule';
import { findOfferDifferences, type Offer } from '@muddat/ui/true-price';
import * as v from 'valibot';
import { regionsInOrder } from '../../domain/place/regions-in-order.ts';
import { isOffer } from '../../domain/product/parse-offer.ts';
import {
  allowedPicture,
  type PictureData,
  type ProductTileData,
  parseProductTiles,
  pictureSchema,
  productCardSchema,
} from '../../domain/product/product-card.ts';
import { isProductMissingError, productIdSchema } from '../../domain/product/product-id.ts';
import { withNonBreakingSpaces } from '../../shared/data/non-breaking-spaces.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import { breadcrumbsJsonLd, type JsonLd } from '../../shared/page/structured-data/json-ld.ts';
import { productJsonLd as productThing } from '../../shared/page/structured-data/product.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import { localizedHref } from '../../shared/ui/links.ts';
import { loadProductRating, loadStoreFacts } from './load-ratings.ts';

const productSchema = v.object({
  ...productCardSchema.entries,
  store: v.object({ id: v.string(), alias: v.string(), name: v.string(), logo: v.nullable(v.string()) }),
  brand: v.nullable(v.string()),
  images: v.array(pictureSchema),
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  description: v.string(),
  breadcrumbs: v.array(v.object({ alias: v.string(), name: v.string() })),
  delivery: v.object({
    pickup: v.number(),
    regions: v.array(v.object({ region_id: v.string(), price: v.number(), days_min: v.number(), days_max: v.number() })),
  }),
  offers: v.array(v.custom<Offer>(isOffer)),
  related: v.array(v.unknown()),
});
const answerSchema = v.object({ data: productSchema, as_of: v.custom<CalendarDate>(isCalendarDate) });

/** Price in so'm and days of the store's delivery to one region. `label` is the region's name. */
export type RegionDelivery = { code: string; label: string; price: number; daysMin: number; daysMax: number };

export type ProductData = {
  id: string;
  name: string;
  brand: string | null;
  price: number;
  stock: number;
  description: string;
  crumbs: { alias: string; label: string }[];
  /** `rating` and `goods` (their number): null if unknown. */
  store: { id: string; alias: string; name: string; logo: string | null; rating: number | null; goods: number | null };
  /** Average and number of reviews; null without reviews. */
  rating: { average: number; count: number } | null;
  images: PictureData[];
  attributes: { label: string; text: string }[];
  delivery: { pickup: number; regions: RegionDelivery[] };
  /** The customer's region; null when none is chosen. */
  region: { code: string; label: string } | null;
  offers: Offer[];
  /** Months of offers whose figures our calculation does not confirm; their sums are not shown. */
  refused: number[];
  /** The day from which the offers were calculated, 'YYYY-MM-DD'. */
  asOf: CalendarDate;
  related: ProductTileData[];
};

/** One product with its full price for every term of its store. A product that does not exist is a 404. */
export async function load({
  api,
  i18n,
  language,
  locale,
  origin,
  params,
  query,
  notFound,
}: PageRequest): Promise<PageResult<ProductData>> {
  const id = params['id'] ?? '';
  if (!v.is(productIdSchema, id)) return notFound();
  const [answer, rating] = await Promise.all([
    api.installment.getProduct({ id }).catch((error: unknown) => {
      if (isProductMissingError(error)) return notFound();
      throw error;
    }),
    loadProductRating(api, id),
  ]);
  const { data: product, as_of: asOf } = v.parse(answerSchema, answer);
  const regions = regionsInOrder(i18n);
  const region = regions.find(({ code }) => code === query.get('region')) ?? null;
  const byCode = new Map(product.delivery.regions.map((row) => [row.region_id, row]));
  const differences = findOfferDifferences(product.offers, { price: product.price, initialFee: 0, confirmedOn: asOf });
  const data: ProductData = {
    id: product.id,
    name: withNonBreakingSpaces(product.name),
    brand: product.brand,
    price: product.price,
    stock: product.stock,
    description: withNonBreakingSpaces(product.description),
    crumbs: product.breadcrumbs.map(({ alias, name }) => ({ alias, label: name })),
    store: { ...product.store, ...(await loadStoreFacts(api, product.store)) },
    rating,
    images: picturesOf(product),
    attributes: product.attributes.map(({ name, value }) => ({ label: name, text: withNonBreakingSpaces(value) })),
    delivery: {
      pickup: product.delivery.pickup,
      regions: regions.flatMap(({ code, label }) => {
        const row = byCode.get(code);
        return row ? [{ code, label, price: row.price, daysMin: row.days_min, daysMax: row.days_max }] : [];
      }),
    },
    region,
    offers: product.offers,
    refused: differences.map(({ months }) => months),
    asOf,
    related: parseProductTiles(product.related),
  };
  for (const difference of differences) reportOfferMismatch(`product ${id}`, difference);
  const { name } = data;
  const price = formatMoney(data.price, language);
  const payments = data.offers.flatMap((offer) => (data.refused.includes(offer.months) ? [] : offer.monthly_payment));
  const monthly = formatMoney(Math.min(data.price, ...payments), language);
  return {
    data,
    head: {
      title: i18n._(
        msg({
          message: `${name} в рассрочку — Muddat`,
          comment: 'Title of a product page for the browser and search engines; the placeholder is its name',
        }),
      ),
      description:
        payments.length === 0
          ? `${name}: ${price}`
          : i18n._(
              msg({
                message: `${name}: ${price} сразу или от ${monthly} в месяц. Наценка, ставка и все даты видны до оформления.`,
                comment: 'Description of a product page for search engines; placeholders are its name, price and least monthly payment',
              }),
            ),
      picture: ogPicture(locale, 'product', id, name),
      jsonLd: jsonLdOf(data, locale, origin),
    },
  };
}

function picturesOf({ images, image }: v.InferOutput<typeof productSchema>): PictureData[] {
  const shown = images.flatMap((picture) => allowedPicture(picture) ?? []);
  const first = allowedPicture(image);
  return shown.length > 0 || !first ? shown : [first];
}

function jsonLdOf(data: ProductData, locale: Locale, origin: string): JsonLd[] {
  const path = hrefTo('product', { id: data.id }, locale);
  const category = data.crumbs.at(-1)?.label ?? null;
  return [
    productThing({
      origin,
      path,
      category,
      id: data.id,
      name: data.name,
      description: data.description,
      brand: data.brand,
      images: data.images.map(({ url }) => url),
      price: data.price,
      stock: data.stock,
      store: { name: data.store.name, path: localizedHref(`/partner/${encodeURIComponent(data.store.alias)}`, locale) ?? path },
    }),
    breadcrumbsJsonLd(origin, [
      ...data.crumbs.map(({ alias, label }) => ({ label, href: hrefTo('category', { alias }, locale) })),
      { label: data.name },
    ]),
  ];
}

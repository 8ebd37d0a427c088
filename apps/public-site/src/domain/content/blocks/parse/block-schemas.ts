import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { allowedPictureUrl } from '../../../../shared/page/pictures.ts';
import { withSoftHyphens } from '../../../../shared/ui/soft-hyphens.ts';
import { allowedPicture, pictureSchema as goodsPictureSchema, parseProductTiles } from '../../../product/product-card.ts';
import {
  blockEntries,
  figureSchema,
  integerSchema,
  linkSchema,
  phoneSchema,
  pictureSchema,
  positiveIntegerSchema,
  titledBlockEntries,
} from './common-schemas.ts';
import { simpleBlockSchemas } from './simple-block-schemas.ts';

const PARTNERS_MAX = 6;
export const storeSchema = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  logo: v.pipe(v.string(), v.transform(allowedPictureUrl)),
  banner: v.pipe(
    v.nullish(v.string(), null),
    v.transform((banner) => banner && allowedPictureUrl(banner)),
  ),
  category: v.string(),
  max_months: integerSchema,
  places: integerSchema,
  place: v.nullish(v.string(), null),
});
const point = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  phone: phoneSchema,
  hours: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const review = v.object({
  id: v.string(),
  author: v.string(),
  place: v.string(),
  rating: v.pipe(positiveIntegerSchema, v.maxValue(5)),
  text: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
});
const item = v.object({ title: v.string(), text: v.string() });
/** A screen that this build does not know is left out; the words stay. */
const step = v.object({ ...item.entries, screen: v.fallback(v.nullish(v.picklist(['documents', 'limit', 'payment']), null), null) });
/** The name of a category is prose (`label`), which has Cyrillic letters in Cyrillic Uzbek. */
const category = v.pipe(
  v.object({ alias: v.string(), name: v.string(), picture: v.nullable(goodsPictureSchema) }),
  v.transform(({ alias, name, picture }) => ({ alias, label: withSoftHyphens(name), picture: allowedPicture(picture) })),
);

/** Schemas of all blocks. They keep only the fields that are shown, so that the page is not larger than needed. */
export function blockSchemas(locale: Locale) {
  const link = linkSchema(locale);
  const simple = simpleBlockSchemas(locale);
  return v.variant('type', [
    ...simple,
    v.object({
      ...blockEntries,
      type: v.literal('hero'),
      headline: v.string(),
      lead: v.string(),
      cta: link,
      customer_cta: v.nullish(link, null),
      secondary: v.nullish(link, null),
      picture: v.nullish(pictureSchema, null),
      facts: v.array(figureSchema),
    }),
    v.object({ ...titledBlockEntries, type: v.literal('figures'), items: v.array(figureSchema) }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('calculator'),
      price: v.object({ min: positiveIntegerSchema, max: positiveIntegerSchema }),
      example: v.object({ price: positiveIntegerSchema, months: positiveIntegerSchema }),
      terms: v.pipe(v.array(v.object({ months: positiveIntegerSchema, markup_bp: v.pipe(integerSchema, v.minValue(0)) })), v.minLength(1)),
      note: v.string(),
    }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('partners'),
      link: v.nullish(link, null),
      total: integerSchema,
      items: v.pipe(
        v.array(storeSchema),
        v.transform((stores) => stores.slice(0, PARTNERS_MAX)),
      ),
    }),
    v.object({ ...titledBlockEntries, type: v.literal('steps'), items: v.array(step) }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('benefits'),
      tone: v.fallback(v.nullish(v.literal('cobalt'), null), null),
      text: v.nullish(v.string(), null),
      items: v.array(v.object({ ...item.entries, icon: v.string() })),
    }),
    v.object({ ...titledBlockEntries, type: v.literal('categories'), link: v.nullish(link, null), items: v.array(category) }),
    v.pipe(
      v.object({
        ...titledBlockEntries,
        type: v.literal('comparison'),
        columns: v.pipe(v.array(v.string()), v.minLength(2)),
        rows: v.array(v.object({ label: v.string(), cells: v.array(v.string()) })),
        note: v.string(),
      }),
      v.check(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), 'a row has a cell for each column'),
    ),
    v.object({
      ...titledBlockEntries,
      type: v.literal('faq'),
      link: v.nullish(link, null),
      items: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
    }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('product-row'),
      link: v.nullish(link, null),
      items: v.pipe(
        v.array(v.unknown()),
        v.transform((cards: unknown[]) => parseProductTiles(cards)),
      ),
    }),
    v.object({ ...titledBlockEntries, type: v.literal('reviews'), items: v.pipe(v.array(review), v.minLength(1)) }),
    v.object({ ...titledBlockEntries, type: v.literal('map'), link: v.nullish(link, null), points: v.array(point) }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('promo'),
      text: v.string(),
      ends_at: v.pipe(v.string(), v.isoTimestamp()),
      cta: v.nullish(link, null),
    }),
    v.object({ ...titledBlockEntries, type: v.literal('form'), form: v.picklist(['feedback', 'corporate', 'seller']), text: v.string() }),
    v.object({
      ...blockEntries,
      type: v.literal('columns'),
      title: v.nullish(v.string(), null),
      columns: v.pipe(v.array(v.object({ blocks: v.array(v.variant('type', simple)) })), v.minLength(1), v.maxLength(3)),
    }),
  ]);
}

import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { pictureAddress } from '../../../../shared/page/pictures.ts';
import { tilesOf } from '../../../product/product-card.ts';
import { figure, linkIn, own, phone, positive, titled, whole } from './parts.ts';
import { simpleShapes } from './simple-shapes.ts';

const PARTNERS_MAX = 8;
const store = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  logo: v.pipe(v.string(), v.transform(pictureAddress)),
  category: v.string(),
  max_months: whole,
  places: whole,
  place: v.nullish(v.string(), null),
});
const point = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  phone,
  hours: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const review = v.object({
  id: v.string(),
  author: v.string(),
  place: v.string(),
  rating: v.pipe(positive, v.maxValue(5)),
  text: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
});
const step = v.object({ title: v.string(), text: v.string() });

/** Schemas of all blocks. They keep only the fields that are shown, so that the page is not larger than needed. */
export function blockShapes(locale: Locale) {
  const link = linkIn(locale);
  const simple = simpleShapes(locale);
  return v.variant('type', [
    ...simple,
    v.object({
      ...own,
      type: v.literal('hero'),
      headline: v.string(),
      lead: v.string(),
      cta: link,
      secondary: v.nullish(link, null),
      facts: v.array(figure),
    }),
    v.object({ ...titled, type: v.literal('figures'), items: v.array(figure) }),
    v.object({
      ...titled,
      type: v.literal('calculator'),
      price: v.object({ min: positive, max: positive }),
      example: v.object({ price: positive, months: positive }),
      terms: v.pipe(v.array(v.object({ months: positive, markup_bp: v.pipe(whole, v.minValue(0)) })), v.minLength(1)),
      note: v.string(),
    }),
    v.object({
      ...titled,
      type: v.literal('partners'),
      link: v.nullish(link, null),
      total: whole,
      items: v.pipe(
        v.array(store),
        v.transform((stores) => stores.slice(0, PARTNERS_MAX)),
      ),
    }),
    v.object({ ...titled, type: v.literal('steps'), items: v.array(step) }),
    v.object({ ...titled, type: v.literal('benefits'), items: v.array(v.object({ ...step.entries, icon: v.string() })) }),
    v.pipe(
      v.object({
        ...titled,
        type: v.literal('comparison'),
        columns: v.pipe(v.array(v.string()), v.minLength(2)),
        rows: v.array(v.object({ label: v.string(), cells: v.array(v.string()) })),
        note: v.string(),
      }),
      v.check(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), 'a row has a cell for each column'),
    ),
    v.object({
      ...titled,
      type: v.literal('faq'),
      link: v.nullish(link, null),
      items: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
    }),
    v.object({
      ...titled,
      type: v.literal('product-row'),
      link: v.nullish(link, null),
      items: v.pipe(
        v.array(v.unknown()),
        v.transform((cards: unknown[]) => tilesOf(cards)),
      ),
    }),
    v.object({ ...titled, type: v.literal('reviews'), items: v.pipe(v.array(review), v.minLength(1)) }),
    v.object({ ...titled, type: v.literal('map'), link: v.nullish(link, null), points: v.array(point) }),
    v.object({
      ...titled,
      type: v.literal('promo'),
      text: v.string(),
      ends_at: v.pipe(v.string(), v.isoTimestamp()),
      cta: v.nullish(link, null),
    }),
    v.object({ ...titled, type: v.literal('form'), form: v.picklist(['feedback', 'corporate', 'seller']), text: v.string() }),
    v.object({
      ...own,
      type: v.literal('columns'),
      title: v.nullish(v.string(), null),
      columns: v.pipe(v.array(v.object({ blocks: v.array(v.variant('type', simple)) })), v.minLength(1), v.maxLength(3)),
    }),
  ]);
}

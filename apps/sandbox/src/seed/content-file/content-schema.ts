import * as v from 'valibot';
import { validateBlocks } from '../../apis/builder/stored-blocks.ts';
import { calendarDateSchema } from '../../db/schema/columns.ts';
import { DISTRICTS, REGIONS } from '../data/regions.ts';

const TERM_MAX_MONTHS = 120;
const MAX_SOM = 10_000_000_000;
const DAYS_MAX = 365;
const regionIds = new Set(REGIONS.map(({ id }) => id));
const regionOfDistricts = new Map(DISTRICTS.map(({ id, regionId }) => [id, regionId]));

const word = v.pipe(
  v.string('must be a text'),
  v.check((text) => text.trim() !== '', 'must not be empty'),
);
const bilingual = v.strictObject({ ru: word, uz: word }, 'must be a text in both languages: {"ru": …, "uz": …}');
const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};
const list = <const Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');
const filledList = <const Item extends v.GenericSchema>(item: Item) => v.pipe(list(item), v.minLength(1, 'must not be empty'));
const id = v.pipe(v.string('must be a number in quotes'), v.regex(/^[1-9]\d{0,8}$/, 'must be a number in quotes, such as "17"'));
const alias = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small Latin letters, digits and hyphens'),
  v.maxLength(64, 'must have at most 64 characters'),
);
/** Browsers load pictures of the portal only from its own origin. */
const picture = v.pipe(v.string('must be a path'), v.regex(/^\/(?!\/)[\w./%~-]+$/, 'must be a path on the site, such as /media/1.webp'));
const region = v.pipe(
  v.string('must be a code in quotes'),
  v.check((code) => regionIds.has(code), 'is not the SOATO code of a region'),
);
const phone = v.pipe(v.string('must be a phone'), v.regex(/^\+998\d{9}$/, 'must be a phone such as +998901234567'));
const hours = v.pipe(v.string('must be hours'), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'must be hours such as 09:00-20:00'));
const stars = v.pipe(v.number('must be stars'), v.minValue(0, 'must be 0 or more'), v.maxValue(5, 'must be at most 5'));
const coordinate = (limit: number) => {
  const message = `must be degrees from -${limit} to ${limit}`;
  return v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message));
};

const categoryEntries = { id, alias, name: bilingual, icon: v.optional(v.nullable(picture), null) };
const category = v.strictObject({ ...categoryEntries, children: v.optional(list(v.strictObject(categoryEntries)), []) });

const address = v.pipe(
  v.strictObject({
    id,
    region,
    district: v.optional(v.nullable(v.string('must be a code in quotes')), null),
    address: bilingual,
    phone,
    hours,
    latitude: coordinate(90),
    longitude: coordinate(180),
  }),
  v.forward(
    v.check(
      (given) => given.district === null || regionOfDistricts.get(given.district) === given.region,
      'is not the SOATO code of a district in this region',
    ),
    ['district'],
  ),
);

const delivery = v.pipe(
  v.strictObject({ region, price: integer(0, MAX_SOM), days_min: integer(0, DAYS_MAX), days_max: integer(0, DAYS_MAX) }),
  v.forward(
    v.check((given) => given.days_min <= given.days_max, 'must not be below days_min'),
    ['days_max'],
  ),
);

const store = v.strictObject({
  id,
  alias,
  name: word,
  logo: picture,
  description: bilingual,
  /** Aliases of categories at the top. */
  categories: filledList(alias),
  /** `markup_bp`: hundredths of a percent of the price. */
  terms: list(v.strictObject({ months: integer(1, TERM_MAX_MONTHS), markup_bp: integer(0, 10_000) })),
  cash_commission_bp: v.optional(integer(0, 10_000), 200),
  installment_bank: v.optional(v.nullable(word), null),
  rating: v.optional(stars, 0),
  review_count: v.optional(integer(0, 1_000_000), 0),
  addresses: list(address),
  deliveries: list(delivery),
});

const product = v.strictObject({
  id,
  /** Aliases of the store, and of a category without children. */
  store: alias,
  category: alias,
  name: bilingual,
  brand: v.optional(v.nullable(word), null),
  description: bilingual,
  price: integer(1, MAX_SOM),
  images: list(picture),
  attributes: v.optional(list(v.strictObject({ name: bilingual, value: bilingual })), []),
  stock: integer(0, 1_000_000),
  popularity: v.optional(integer(0, 1_000_000), 0),
});

const page = v.strictObject({
  alias,
  title: bilingual,
  lead: bilingual,
  version: word,
  published_at: v.pipe(v.string('must be a date'), calendarDateSchema),
  url: v.optional(v.nullable(v.pipe(v.string('must be a path'), v.regex(/^\/(?!\/)/, 'must be a path such as /about'))), null),
  sections: list(v.strictObject({ anchor: alias, heading: bilingual, paragraphs: list(bilingual) })),
});

/** Errors in blocks have the paths of the page builder. */
const blocks = v.pipe(
  list(v.unknown()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { at, field, reason } of validateBlocks(dataset.value)) addIssue({ message: `block ${at}: ${field} ${reason}` });
  }),
);
const builderPage = v.strictObject({ page: alias, title: bilingual, description: bilingual, blocks });

const question = v.strictObject({ id, question: bilingual, answer: bilingual });
const questionGroup = v.strictObject({ id: alias, name: bilingual, questions: filledList(question) });

/** What a file of content may hold. A part that is left out stays as it is in the database. */
export const contentSchema = v.strictObject(
  {
    categories: v.optional(list(category), []),
    stores: v.optional(list(store), []),
    /** null: products stay as they are. */
    products: v.optional(v.nullable(list(product)), null),
    pages: v.optional(list(page), []),
    builder_pages: v.optional(list(builderPage), []),
    questions: v.optional(list(questionGroup), []),
  },
  'must be an object with categories, stores, products, pages, builder_pages or questions',
);

export type Content = v.InferOutput<typeof contentSchema>;

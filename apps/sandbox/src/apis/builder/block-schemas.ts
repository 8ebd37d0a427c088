import type { Locale } from '@muddat/i18n';
import { isCalendarDate } from '@muddat/schedule';
import * as v from 'valibot';
import { sanitizeRichText } from './rich-text.ts';

/**
 * Schemas of the blocks in builder_documents.blocks: texts are in both languages; figures, stores, products and questions are references.
 */

const ROW_MAX = 12;
const CATEGORIES_MAX = 16;
const HTML_MAX = 100_000;
const integer = v.pipe(v.number(), v.integer());
const positive = v.pipe(integer, v.minValue(1));
const som = v.pipe(integer, v.minValue(1));
const blockName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const ids = v.array(v.pipe(v.string(), v.minLength(1)));
/** A path of the portal without the locale, or an absolute https address. */
const safeHref = v.pipe(
  v.string(),
  v.check(
    (text) => /^\/(?![/\\])/.test(text) || (text.startsWith('https://') && URL.canParse(text)),
    'a path such as /partners or an https address',
  ),
);

/**
 * The schema of every kind of block, with texts in one language. Links are checked only on saving, because stored blocks may come from
 * other sources: the code that renders a link checks it in any case.
 */
export function createBlockSchemas(locale: Locale, use: 'read' | 'save') {
  const href = use === 'save' ? safeHref : v.string();
  const both = v.object({ ru: v.pipe(v.string(), v.nonEmpty()), uz: v.pipe(v.string(), v.nonEmpty()) });
  const words = v.pipe(
    both,
    v.transform((texts) => texts[locale]),
  );
  const html = v.pipe(
    v.object({ ru: v.pipe(v.string(), v.maxLength(HTML_MAX)), uz: v.pipe(v.string(), v.maxLength(HTML_MAX)) }),
    v.transform((texts) => sanitizeRichText(texts[locale])),
  );
  /** null if the picture is only decorative. */
  const alt = v.pipe(
    v.nullable(both),
    v.transform((texts) => texts?.[locale] ?? ''),
  );
  const link = v.object({ label: words, href });
  const head = { id: blockName, title: words };
  const picture = v.object({ url: href, alt, width: positive, height: positive });

  const text = v.object({ ...head, type: v.literal('text'), paragraphs: v.array(words) });
  const contact = v.object({
    ...head,
    type: v.literal('contact'),
    text: words,
    phone: v.pipe(v.string(), v.regex(/^\+998\d{9}$/)),
    hours: words,
    cta: link,
  });
  const richText = v.object({ id: blockName, type: v.literal('rich-text'), html });
  const banner = v.object({
    ...head,
    type: v.literal('banner'),
    tone: v.picklist(['tile', 'cobalt', 'saffron']),
    text: words,
    cta: v.exactOptional(link),
    picture: v.exactOptional(picture),
  });
  const video = v.object({
    ...head,
    type: v.literal('video'),
    text: words,
    provider: v.literal('youtube'),
    video_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{11}$/)),
    duration_seconds: positive,
  });

  return v.variant('type', [
    text,
    contact,
    richText,
    banner,
    video,
    v.object({
      id: blockName,
      type: v.literal('hero'),
      headline: words,
      lead: words,
      cta: link,
      customer_cta: v.exactOptional(link),
      secondary: v.exactOptional(link),
      picture: v.exactOptional(picture),
      figure_ids: ids,
    }),
    v.object({ ...head, type: v.literal('figures'), figure_ids: ids }),
    v.object({
      ...head,
      type: v.literal('calculator'),
      lead: words,
      price: v.object({ min: som, max: som, step: som }),
      example: v.object({ price: som, months: positive }),
      terms: v.pipe(v.array(v.object({ months: positive, markup_bp: v.pipe(integer, v.minValue(0)) })), v.minLength(1)),
      note: words,
    }),
    v.object({ ...head, type: v.literal('partners'), link, store_aliases: ids }),
    v.object({
      ...head,
      type: v.literal('steps'),
      items: v.array(
        v.object({
          number: positive,
          title: words,
          text: words,
          screen: v.exactOptional(v.picklist(['documents', 'limit', 'payment'])),
        }),
      ),
    }),
    v.object({
      ...head,
      type: v.literal('benefits'),
      tone: v.exactOptional(v.literal('cobalt')),
      text: v.exactOptional(words),
      items: v.array(v.object({ icon: v.string(), title: words, text: words })),
    }),
    v.object({
      ...head,
      type: v.literal('comparison'),
      columns: v.pipe(v.array(words), v.minLength(2)),
      rows: v.array(v.object({ label: words, cells: v.array(words) })),
      note: words,
    }),
    v.object({ ...head, type: v.literal('faq'), link, questions: ids }),
    v.object({
      ...head,
      type: v.literal('product-row'),
      link: v.exactOptional(link),
      /** Products by id, the first products in stock of a category or of some stores, or the first one of each category. */
      products: v.union([
        v.strictObject({ ids: v.pipe(ids, v.minLength(1), v.maxLength(ROW_MAX)) }),
        v.strictObject({ category: blockName, limit: v.pipe(positive, v.maxValue(ROW_MAX)) }),
        v.strictObject({ categories: v.pipe(v.array(blockName), v.minLength(1), v.maxLength(ROW_MAX)) }),
        v.strictObject({
          stores: v.pipe(v.array(blockName), v.minLength(1)),
          limit: v.pipe(positive, v.maxValue(ROW_MAX)),
          /** The term of a campaign: the row shows its sums. */
          months: v.exactOptional(positive),
        }),
      ]),
    }),
    v.object({
      ...head,
      type: v.literal('categories'),
      link: v.exactOptional(link),
      category_aliases: v.pipe(v.array(blockName), v.minLength(1), v.maxLength(CATEGORIES_MAX)),
    }),
    v.object({
      ...head,
      type: v.literal('reviews'),
      items: v.pipe(
        v.array(
          v.object({
            id: blockName,
            author: words,
            place: words,
            rating: v.pipe(positive, v.maxValue(5)),
            text: words,
            date: v.pipe(v.string(), v.isoDate(), v.guard(isCalendarDate)),
          }),
        ),
        v.minLength(1),
      ),
    }),
    v.object({
      ...head,
      type: v.literal('map'),
      link: v.exactOptional(link),
      points: v.union([
        v.strictObject({ of: v.literal('stores'), aliases: v.pipe(ids, v.minLength(1)) }),
        v.strictObject({ of: v.literal('service-centers') }),
      ]),
    }),
    v.object({
      ...head,
      type: v.literal('promo'),
      text: words,
      ends_at: v.pipe(v.string(), v.isoTimestamp()),
      cta: v.exactOptional(link),
    }),
    v.object({ ...head, type: v.literal('form'), form: v.picklist(['feedback', 'corporate', 'seller']), text: words }),
    v.object({
      id: blockName,
      type: v.literal('columns'),
      title: v.exactOptional(words),
      columns: v.pipe(
        v.array(v.object({ blocks: v.array(v.variant('type', [text, contact, richText, banner, video])) })),
        v.minLength(1),
        v.maxLength(3),
      ),
    }),
  ]);
}

/** A block of a kind that has a schema, with its texts in one language. */
export type SupportedBlock = v.InferOutput<ReturnType<typeof createBlockSchemas>>;

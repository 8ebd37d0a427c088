import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { localise } from './localise.ts';

/** What stands in builder_documents.blocks: texts in both languages, figures, stores and questions named by id. */

const whole = v.pipe(v.number(), v.integer());

function schemasIn(locale: Locale) {
  const words = v.pipe(
    v.object({ ru: v.string(), uz: v.string() }),
    v.transform((both) => both[locale]),
  );
  const link = v.object({ label: words, href: v.string() });
  const head = { id: v.string(), title: words };
  return v.variant('type', [
    v.object({
      id: v.string(),
      type: v.literal('hero'),
      headline: words,
      lead: words,
      cta: link,
      secondary: v.nullish(link, null),
      figure_ids: v.array(v.string()),
    }),
    v.object({ ...head, type: v.literal('figures'), figure_ids: v.array(v.string()) }),
    v.object({
      ...head,
      type: v.literal('calculator'),
      lead: words,
      price: v.object({ min: whole, max: whole, step: whole }),
      example: v.object({ price: whole, months: whole }),
      terms: v.array(v.object({ months: whole, markup_bp: whole })),
      note: words,
    }),
    v.object({ ...head, type: v.literal('partners'), link, store_aliases: v.array(v.string()) }),
    v.object({ ...head, type: v.literal('steps'), items: v.array(v.object({ number: whole, title: words, text: words })) }),
    v.object({ ...head, type: v.literal('benefits'), items: v.array(v.object({ icon: v.string(), title: words, text: words })) }),
    v.object({
      ...head,
      type: v.literal('comparison'),
      columns: v.array(words),
      rows: v.array(v.object({ label: words, cells: v.array(words) })),
      note: words,
    }),
    v.object({ ...head, type: v.literal('faq'), link, questions: v.array(v.string()) }),
    v.object({ ...head, type: v.literal('text'), paragraphs: v.array(words) }),
    v.object({ ...head, type: v.literal('contact'), text: words, phone: v.string(), hours: words, cta: link }),
  ]);
}

const SCHEMAS = { ru: schemasIn('ru'), uz: schemasIn('uz') } as const satisfies Record<Locale, unknown>;
const KNOWN_TYPES: ReadonlySet<string> = new Set(SCHEMAS.ru.options.map((option) => option.entries.type.literal));

/** A block of a type that has a schema, its texts in one language. */
export type KnownBlock = v.InferOutput<(typeof SCHEMAS)['ru']>;

/** A type made for newer clients; it is passed on as it is, in one language. */
const otherShape = v.looseObject({ id: v.string(), type: v.string() });
type OtherBlock = v.InferOutput<typeof otherShape>;

export type StoredBlock = { readonly known: true; readonly block: KnownBlock } | { readonly known: false; readonly block: OtherBlock };

/** Throws a ValiError when a block of a known type is not what that type is. */
export function parseStoredBlocks(stored: unknown, locale: Locale): StoredBlock[] {
  return v.parse(v.array(otherShape), stored).map((block) => {
    if (KNOWN_TYPES.has(block.type)) return { known: true, block: v.parse(SCHEMAS[locale], block) };
    return { known: false, block: v.parse(otherShape, localise(block, locale)) };
  });
}

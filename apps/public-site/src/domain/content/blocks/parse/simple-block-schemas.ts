import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { blockEntries, linkSchema, phoneSchema, pictureSchema, positiveIntegerSchema, titledBlockEntries } from './common-schemas.ts';
import { parseRichText } from './rich-text.ts';

/** Twice the contract's limit: cleaning turns some characters into longer entities. */
const HTML_CHARACTERS_MAX = 200_000;
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** Schemas of the blocks that a column can contain too. */
export function simpleBlockSchemas(locale: Locale) {
  const link = linkSchema(locale);
  return [
    v.object({ ...titledBlockEntries, type: v.literal('text'), paragraphs: v.array(v.string()) }),
    v.pipe(
      v.object({
        ...blockEntries,
        type: v.literal('rich-text'),
        html: v.pipe(
          v.string(),
          v.maxLength(HTML_CHARACTERS_MAX),
          v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
            const nodes = parseRichText(value, locale);
            if (nodes !== null) return nodes;
            addIssue({ expected: 'nested-elements' });
            return NEVER;
          }),
        ),
      }),
      v.transform(({ html: nodes, ...rest }) => ({ ...rest, nodes })),
    ),
    v.object({
      ...titledBlockEntries,
      type: v.literal('banner'),
      tone: v.picklist(['tile', 'cobalt', 'saffron']),
      text: v.string(),
      cta: v.nullish(link, null),
      picture: v.nullish(pictureSchema, null),
    }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('video'),
      text: v.string(),
      provider: v.literal('youtube'),
      video_id: v.pipe(v.string(), v.regex(VIDEO_ID)),
      duration_seconds: positiveIntegerSchema,
    }),
    v.object({
      ...titledBlockEntries,
      type: v.literal('contact'),
      text: v.string(),
      phone: phoneSchema,
      hours: v.string(),
      cta: v.nullish(link, null),
    }),
  ] as const;
}

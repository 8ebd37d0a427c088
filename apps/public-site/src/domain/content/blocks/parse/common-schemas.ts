import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { allowedPictureUrl } from '../../../../shared/page/pictures.ts';
import { localizedHref } from '../../../../shared/ui/links.ts';

export const integerSchema = v.pipe(v.number(), v.integer());
export const positiveIntegerSchema = v.pipe(integerSchema, v.minValue(1));
export const phoneSchema = v.pipe(v.string(), v.regex(/^\+998\d{9}$/));

/** Fields of every block: `id`, its anchor on the page. */
export const blockEntries = { id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)) };
export const titledBlockEntries = { ...blockEntries, title: v.string() };

export const figureSchema = v.pipe(
  v.object({ shown: v.string(), label: v.string() }),
  v.transform(({ shown, label }) => ({ shown, label })),
);

/** Schema of a picture. Its output is null if the address is not allowed for a picture. */
export const pictureSchema = v.pipe(
  v.object({ url: v.string(), alt: v.string(), width: positiveIntegerSchema, height: positiveIntegerSchema }),
  v.transform(({ url, ...rest }) => {
    const address = allowedPictureUrl(url);
    return address === null ? null : { url: address, ...rest };
  }),
);

/** Adds the locale to the address; null when no page has it. */
export const linkSchema = (locale: Locale) =>
  v.pipe(
    v.object({ label: v.string(), href: v.string() }),
    v.transform(({ label, href }) => {
      const address = localizedHref(href, locale);
      return address === null ? null : { label, href: address };
    }),
  );

import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { pictureAddress } from '../../../../shared/page/pictures.ts';
import { liveHref } from '../../../../shared/ui/links.ts';

export const whole = v.pipe(v.number(), v.integer());
export const positive = v.pipe(whole, v.minValue(1));
export const phone = v.pipe(v.string(), v.regex(/^\+998\d{9}$/));

/** Fields of every block: `id`, its anchor on the page. */
export const own = { id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)) };
export const titled = { ...own, title: v.string() };

export const figure = v.pipe(
  v.object({ shown: v.string(), label: v.string() }),
  v.transform(({ shown, label }) => ({ shown, label })),
);

/** Schema of a picture. Its output is null if the address is not allowed for a picture. */
export const picture = v.pipe(
  v.object({ url: v.string(), alt: v.string(), width: positive, height: positive }),
  v.transform(({ url, ...rest }) => {
    const address = pictureAddress(url);
    return address === null ? null : { url: address, ...rest };
  }),
);

/** Adds the locale to the address; null when no page has it. */
export const linkIn = (locale: Locale) =>
  v.pipe(
    v.object({ label: v.string(), href: v.string() }),
    v.transform(({ label, href }) => {
      const address = liveHref(href, locale);
      return address === null ? null : { label, href: address };
    }),
  );

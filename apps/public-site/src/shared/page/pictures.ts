import type { Locale } from '@muddat/i18n';
import type { PageHead } from './types.ts';

/** Kinds of pictures for link previews in messengers. */
export type OgPictureKind = 'store' | 'product' | 'page';

const SIZE = { width: 1200, height: 630 } as const;

/**
 * Picture for link previews in messengers; the gateway renders it.
 * @param id of the store or the product, or the route's id for a page
 * @param alt text of the picture: the title of the page
 */
export function ogPicture(locale: Locale, kind: OgPictureKind, id: string, alt: string): NonNullable<PageHead['picture']> {
  return { href: `/og/${locale}/${kind}/${encodeURIComponent(id)}.png`, ...SIZE, alt };
}

/** Whether an address may be used for a picture: of this site, or https. */
export const isAllowedPictureUrl = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)/.test(url);

/** The address of a picture, or null where it may not be used for one. */
export const allowedPictureUrl = (address: string): string | null => (isAllowedPictureUrl(address) ? address : null);

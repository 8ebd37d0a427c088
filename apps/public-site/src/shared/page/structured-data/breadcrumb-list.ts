import type { JsonLd } from './types.ts';

export interface Crumb {
  label: string;
  /** Path of the page; the last crumb is the page itself and may have none. */
  href?: string | undefined;
}

/** The way to a page, as its breadcrumbs show it: from the home page down to the page itself. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href === undefined ? {} : { item: `${origin}${href}` }),
  })),
});

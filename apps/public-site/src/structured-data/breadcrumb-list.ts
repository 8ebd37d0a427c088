import type { JsonLd } from './types.ts';

/** The way to a page, from the outermost to the page itself, as schema.org's BreadcrumbList. Paths carry their locale. */
export const breadcrumbList = (path: readonly { name: string; path: string }[], origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: path.map(({ name, path: href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${href}`,
  })),
});

/** JSON values except null: properties of schema.org are omitted, not empty. */
type JsonLdValue = string | number | boolean | JsonLdValue[] | { [property: string]: JsonLdValue };

/** A schema.org object for search engines. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonLdValue };

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a `<script type="application/ld+json">`. Escaped, so that a value such as a store's name cannot close the element. */
export const serializeJsonLd = (thing: JsonLd): string =>
  JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);

/** Absolute URL of a path or URL: search engines do not read relative URLs in JSON-LD. */
export const absoluteUrl = (origin: string, href: string): string => new URL(href, origin).href;

export interface Crumb {
  label: string;
  /** Path of the page; optional for the last crumb, which is the page itself. */
  href?: string | undefined;
}

/** Breadcrumbs from the home page down to the page itself. */
export const breadcrumbsJsonLd = (origin: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href === undefined ? {} : { item: `${origin}${href}` }),
  })),
});

/** Questions with their answers as plain text; the page must show all of them. Null without entries. */
export function faqPageJsonLd(entries: readonly { question: string; answer: string }[]): JsonLd | null {
  if (entries.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

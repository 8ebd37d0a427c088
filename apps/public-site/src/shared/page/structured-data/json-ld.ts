/** What JSON can hold, without null: a property of schema.org is left out rather than empty. */
type JsonLdValue = string | number | boolean | JsonLdValue[] | { [property: string]: JsonLdValue };

/** One thing in the words of schema.org, as a search engine reads it. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonLdValue };

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand in a `<script type="application/ld+json">`: whatever a shop wrote in its name, nothing in it ends the block. */
export const jsonLdText = (thing: JsonLd): string => JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);

/** An address of this site or of another as a whole one: search engines read no relative addresses. */
export const absolute = (origin: string, href: string): string => new URL(href, origin).href;

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

/** Questions with their answers, of which the page shows every word. Answers are plain text; null where there are none. */
export function faqPage(entries: readonly { question: string; answer: string }[]): JsonLd | null {
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

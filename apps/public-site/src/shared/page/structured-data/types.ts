/** What JSON can hold, without null: a property of schema.org is left out rather than empty. */
type JsonLdValue = string | number | boolean | JsonLdValue[] | { [property: string]: JsonLdValue };

/** One thing in the words of schema.org, as a search engine reads it. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonLdValue };

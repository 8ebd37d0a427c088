const ANCHOR = /<a\b[^>]*?\shref="([^"]*)"/g;
const IMAGE = /<img\b[^>]*?\ssrc="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const allOf = (pattern: RegExp, html: string): string[] => [...html.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found));

export type ReadPage = {
  readonly lang: string | null;
  readonly title: string;
  readonly headings: number;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly ids: ReadonlySet<string>;
};

/** Parses what the crawler needs from a server-rendered document. */
export function readHtml(html: string): ReadPage {
  return {
    lang: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? null,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    links: allOf(ANCHOR, html),
    images: allOf(IMAGE, html),
    ids: new Set(allOf(ID, html)),
  };
}

const ANCHOR = /<a\b[^>]*?\shref="([^"]*)"/g;
const IMAGE = /<img\b[^>]*?\ssrc="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const matchAll = (pattern: RegExp, html: string): string[] => [...html.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found));

export type ParsedPage = {
  readonly lang: string | null;
  readonly title: string;
  readonly headings: number;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly ids: ReadonlySet<string>;
};

/** Parses what the crawler needs from a server-rendered document. */
export function parseHtml(html: string): ParsedPage {
  return {
    lang: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? null,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    links: matchAll(ANCHOR, html),
    images: matchAll(IMAGE, html),
    ids: new Set(matchAll(ID, html)),
  };
}

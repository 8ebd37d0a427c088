import { hash } from 'node:crypto';

/**
 * Lower case only, as React writes tags. A tag in another case gets no hash, so the browser refuses to run it. A case-insensitive search
 * would take six times as long.
 */
const OPENING = /<(script|style)\b([^>]*)>/g;
const CLOSING = { script: '</script>', style: '</style>' };

const hashOf = (content: string): string => `sha256-${hash('sha256', content, 'base64')}`;

/** Maximum number of cached hashes of style sheets. All documents of the cabinet contain the same few sheets, which are long. */
const SHEETS_MAX = 8;
const sheets: { readonly content: string; readonly hash: string }[] = [];
function sheetHash(content: string): string {
  const known = sheets.find((sheet) => sheet.content === content);
  if (known) return known.hash;
  const sheet = { content, hash: hashOf(content) };
  sheets.unshift(sheet);
  sheets.length = Math.min(sheets.length, SHEETS_MAX);
  return sheet.hash;
}

/** CSP hashes (`sha256-…`) of every inline script that runs and every inline style of a document, as a browser computes them (CSP 3). */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const opening = new RegExp(OPENING);
  for (let opened = opening.exec(html); opened !== null; opened = opening.exec(html)) {
    const [tag = '', name = '', attributes = ''] = opened;
    const isStyle = name === 'style';
    const start = opened.index + tag.length;
    const closing = CLOSING[isStyle ? 'style' : 'script'];
    const end = html.indexOf(closing, start);
    if (end === -1) break;
    opening.lastIndex = end + closing.length;
    if (/\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue;
    const content = html.slice(start, end);
    if (isStyle) styleHashes.add(sheetHash(content));
    else scriptHashes.add(hashOf(content));
  }
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] };
}

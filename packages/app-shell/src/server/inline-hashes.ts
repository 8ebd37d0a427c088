import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** CSP hashes (`sha256-…`) of every inline script that runs and every inline style of a document, as a browser computes them (CSP 3). */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (/\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue;
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    (tag.toLowerCase() === 'style' ? styleHashes : scriptHashes).add(hash);
  }
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] };
}

import { createHash } from 'node:crypto';

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", '#x27': "'", '#39': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|apos|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * CSP hashes of the style attributes in a rendered page, so that the policy needs no 'unsafe-inline'. React writes style attributes with
 * double quotes and five entities; styles set by script need no hash.
 */
export function styleAttributeHashes(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const hashes = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/\sstyle="([^"]*)"/g)) {
    if (value !== '') hashes.add(`sha256-${createHash('sha256').update(decode(value)).digest('base64')}`);
  }
  return [...hashes];
}

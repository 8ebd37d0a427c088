import { createHash } from 'node:crypto';

const HASH_CHARS = 27;

/** A strong ETag: changes with any byte. */
export function entityTag(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, HASH_CHARS)}"`;
}

/** The weak form of a tag. Plain and compressed bodies share it; a strong tag would have to differ by encoding (RFC 9110 8.8.3). */
export const toWeakTag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

export const weakTag = (...parts: readonly (Buffer | string)[]): string => toWeakTag(entityTag(...parts));

const withoutWeakPrefix = (etag: string): string => etag.replace(/^W\//, '');
const TAGS = /(?:W\/)?"[^"]*"/g;

/** Whether If-None-Match contains this tag, so the reader already has the response (RFC 9110 13.1.2: weak comparison, `*` matches any). */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return (header.match(TAGS) ?? []).some((tag) => withoutWeakPrefix(tag) === withoutWeakPrefix(etag));
}

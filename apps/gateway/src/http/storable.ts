/** Backends cannot store a NUL or half of a surrogate pair. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Whether an address's query can be decoded and stored: valid percent-encoded UTF-8 without NUL. */
export function isStorableQuery(address: string): boolean {
  const start = address.indexOf('?');
  if (start === -1) return true;
  try {
    return isStorableText(decodeURIComponent(address.slice(start)));
  } catch {
    return false;
  }
}

/**
 * Whether the texts and member names of a parsed body can be stored. The recursion is safe: bodies that are nested too deeply have been
 * refused before.
 */
export function isStorableBody(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorableText(name) && isStorableBody(item));
}

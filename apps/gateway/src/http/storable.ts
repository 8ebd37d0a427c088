/** No backend keeps a NUL in a text, nor half of a surrogate pair. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Whether the query of an address can be read and kept: whole escapes of UTF-8, and no NUL. */
export function isStorableQuery(address: string): boolean {
  const start = address.indexOf('?');
  if (start === -1) return true;
  try {
    return isStorableText(decodeURIComponent(address.slice(start)));
  } catch {
    return false;
  }
}

/** The same for a parsed body: its texts and the names of its members. What is nested deeper than a body may be has been refused before. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorableText(name) && isStorable(item));
}

const LONE_SURROGATE = /\p{Cs}/u;

/** Percent-encodes all but letters, digits and `-_.~` (RFC 3986). Throws RangeError for half a character. */
export function encodeComponent(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new RangeError('a lone surrogate cannot be sent');
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

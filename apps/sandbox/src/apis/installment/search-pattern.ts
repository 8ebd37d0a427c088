const APOSTROPHES = /['’‘ʻʼ`´]/g;

/** A LIKE pattern for `search_text` (lower case, no apostrophes); null when the text holds nothing to look for. */
export function searchPattern(text: string): string | null {
  const words = text.normalize('NFC').toLowerCase().replace(APOSTROPHES, '').trim().replace(/\s+/g, ' ');
  return words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

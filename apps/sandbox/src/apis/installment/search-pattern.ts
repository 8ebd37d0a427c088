import { foldForSearch } from '../../search-text.ts';

/** A LIKE pattern for `search_text`; null when the text holds nothing to look for. */
export function searchPattern(text: string): string | null {
  const folded = foldForSearch(text);
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}

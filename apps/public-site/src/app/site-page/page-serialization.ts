import { createSerializationAdapter } from '@tanstack/react-router';
import { isLoadedPage, withoutJsonLd } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';

/**
 * Writes the data of a page into the document as one JSON string, as in a payload. The router's own serializer writes value by value,
 * which for a long list costs the server more than parsing the backend's response.
 */
export const pageSerializationAdapter = createSerializationAdapter({
  key: 'page',
  test: (value): value is LoadedPage<unknown> => isLoadedPage(value),
  toSerializable: (page) => JSON.stringify(withoutJsonLd(page)),
  // Safe to parse without a check: the router passes what `toSerializable` of this build wrote.
  fromSerializable: (text: string): LoadedPage<unknown> => JSON.parse(text),
});

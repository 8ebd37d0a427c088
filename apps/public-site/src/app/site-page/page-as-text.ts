import { createSerializationAdapter } from '@tanstack/react-router';
import { forBrowser, isLoadedPage } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';

/**
 * What a page was made of travels in the document as one text of JSON, as it does in a payload: the router would otherwise write it value
 * by value, which on a long list costs the server more than reading the backend's answer does.
 */
export const pageAsText = createSerializationAdapter({
  key: 'page',
  test: (value): value is LoadedPage<unknown> => isLoadedPage(value),
  toSerializable: (page) => JSON.stringify(forBrowser(page)),
  // The text is of this build and this document: the router hands over what `toSerializable` wrote.
  fromSerializable: (text: string): LoadedPage<unknown> => JSON.parse(text),
});

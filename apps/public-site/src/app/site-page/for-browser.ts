import type { LoadedPage } from '../../shared/page/types.ts';

/**
 * What a browser is given of a page. Things for search engines stand in the document that the server draws, and search engines read
 * documents: they would travel twice, and a script element made in the browser, were it only of data, is what the content security policy
 * refuses.
 */
export function forBrowser<Data>({ head: { jsonLd: _forDocuments, ...head }, ...page }: LoadedPage<Data>): LoadedPage<Data> {
  return { ...page, head };
}

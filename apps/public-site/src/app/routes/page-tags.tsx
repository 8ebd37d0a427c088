import { Asset, useTags } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

/**
 * What the head says of the page: title, description, addresses, what search engines read. From page to page it changes right after
 * the page is there: each of its twenty tags is another one, and nobody who waits for the page reads them.
 */
export function PageTags() {
  const tags = useDeferredValue(useTags());
  return tags.map((tag) => <Asset {...tag} key={JSON.stringify(tag)} />);
}

import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/**
 * The query of the page, '' or '?…'. Documents that are cached are rendered without one, so there it is known only after hydration: links
 * then get what they carry, and nothing that was drawn moves. A document that is rendered with one is nobody else's, and needs no script.
 */
export function usePageSearch(): string {
  const { history } = useRouter();
  return useSyncExternalStore(
    history.subscribe,
    () => history.location.search,
    () => (typeof window === 'undefined' ? history.location.search : ''),
  );
}

import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const NONE = () => '';

/**
 * The query of the page, '' or '?…'. Documents are rendered and cached without one, so it is known only after hydration:
 * links then get what they carry, and nothing that was drawn moves.
 */
export function usePageSearch(): string {
  const { history } = useRouter();
  return useSyncExternalStore(history.subscribe, () => history.location.search, NONE);
}

import { parseRegion } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { readSavedRegion } from '../../../shared/page/saved-region.ts';
import { onRegionChange, saveRegionFromQuery } from './remember-region.ts';

/**
 * The reader's region: the one in the page's query, or else the remembered one, which is known only after hydration. Also remembers the
 * region of an address that is opened without a new document.
 */
export function useRegion(query: URLSearchParams): string | null {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', ({ toLocation }) => saveRegionFromQuery(toLocation.searchStr)), [router]);
  const remembered = useSyncExternalStore(
    onRegionChange,
    () => readSavedRegion(),
    () => null,
  );
  return parseRegion(query.get('region')) ?? remembered;
}

import { parseRegion } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberedRegion } from '../../../shared/page/remembered-region.ts';
import { onRegionChange, rememberRegionOf } from './remember-region.ts';

/**
 * The region that the reader chose: what the page was made for, else what is remembered, which is known after hydration only. A region
 * in an address that is opened without a new document is remembered here.
 */
export function useRegion(query: URLSearchParams): string | null {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', ({ toLocation }) => rememberRegionOf(toLocation.searchStr)), [router]);
  const remembered = useSyncExternalStore(
    onRegionChange,
    () => rememberedRegion(),
    () => null,
  );
  return parseRegion(query.get('region')) ?? remembered;
}

import { isSamePage } from '@muddat/app-shell';
import { MAIN_ID } from '@muddat/ui/page-layout';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A page that opens without a new document says so to the keyboard and to screen readers: focus goes to its main part.
 * A change of language is no new page. */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation || toLocation.hash !== '' || isSamePage(fromLocation.pathname, toLocation.pathname)) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

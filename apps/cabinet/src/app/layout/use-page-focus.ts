import { isSamePage } from '@muddat/app-shell';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../../shared/page/focus-heading.ts';

/** Whether a field of the page has the focus, as on a page that focuses its first field. The focus then stays in that field. */
const isInField = () => document.activeElement?.matches('main input') === true;

/** After navigation to another page the focus moves to its heading. The first page and a change of language leave the focus where it is. */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || isSamePage(fromLocation.pathname, toLocation.pathname)) return;
        if (!isInField()) focusHeading();
      }),
    [router],
  );
}

import { useHydrated } from '@muddat/app-shell';
import { PHONE } from '@muddat/ui/theme/media';
import type { RouterHistory } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { whenSeen } from './when-seen.ts';

interface Seen {
  onPhone: number;
  elsewhere: number;
}

/** A row of a grid on a phone, where lists begin in the lower half, and two on a wider screen. */
const ROWS_OF_A_GRID: Seen = { onPhone: 2, elsewhere: 8 };

let byLink = false;
/** Asked once: an answer takes a phone two milliseconds, a list that it keeps true none. */
let phone: MediaQueryList | undefined;

/** In the browser only: how the page on the screen was come to. */
export function followSteps(history: RouterHistory): void {
  phone = matchMedia(PHONE);
  history.subscribe(({ action, location }) => {
    // A link to a place on a page finds the whole page, for the place may lie far down.
    byLink = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * What of a long list is to be drawn: all of it, but for the moment in which a link has led here. Then what is seen at once comes first,
 * and the rest as soon as that is on the screen. The way back finds the whole list, for it may lead to a place far down.
 */
export function useSeenFirst<Item>(items: readonly Item[], { onPhone, elsewhere } = ROWS_OF_A_GRID): readonly Item[] {
  const isWhole = useIsWhole();
  return isWhole ? items : items.slice(0, phone?.matches ? onPhone : elsewhere);
}

/** What a phone has folded, or lower than its edge, comes after what it shows; where it is unfolded, or beside, it is seen at once. */
export function AfterSeenOnPhone({ unseen = true, children }: { unseen?: boolean; children: ReactNode }): ReactNode {
  const isWhole = useIsWhole();
  return isWhole || !unseen || !phone?.matches ? children : null;
}

/** Whether all of a page is to be drawn: not in the moment in which a link has led here. */
export function useIsWhole(): boolean {
  // A link may be pressed while the document is being taken over, and that has the whole list.
  const isOpening = useHydrated() && byLink;
  const [isWhole, setWhole] = useState(!isOpening);
  useEffect(() => {
    if (isWhole) return undefined;
    return whenSeen(() => {
      // What comes with the rest of the page comes whole.
      byLink = false;
      setWhole(true);
    });
  }, [isWhole]);
  return isWhole;
}

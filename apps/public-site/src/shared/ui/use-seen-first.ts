import { useHydrated } from '@muddat/app-shell';
import { PHONE } from '@muddat/ui/theme/media';
import type { RouterHistory } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { whenSeen } from './when-seen.ts';

interface Seen {
  onPhone: number;
  elsewhere: number;
}

/** One row of a grid on a phone, where lists begin in the lower half of the screen; two rows on a wider screen. */
const ROWS_OF_A_GRID: Seen = { onPhone: 2, elsewhere: 8 };

let byLink = false;
/** The media query is cached, because each `matchMedia` call costs about 2 ms on a slow phone. */
let phone: MediaQueryList | undefined;

/** Records whether the customer opened the current page by a link. Call it in the browser only. */
export function followSteps(history: RouterHistory): void {
  phone = matchMedia(PHONE);
  history.subscribe(({ action, location }) => {
    // A link with an anchor needs the whole page, since its target may be far down.
    byLink = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * The items of a long list to render. After a click on a link: first those that the screen shows, and all after that frame. Otherwise
 * all at once: the back button may lead to a place far down.
 * @see docs/decisions/speed.md for what this saves
 */
export function useSeenFirst<Item>(items: readonly Item[], { onPhone, elsewhere } = ROWS_OF_A_GRID): readonly Item[] {
  const isWhole = useIsWhole();
  return isWhole ? items : items.slice(0, phone?.matches ? onPhone : elsewhere);
}

/** On a phone, renders content that is folded or below the screen after the first frame. `unseen` is false while it is unfolded. */
export function AfterSeenOnPhone({ unseen = true, children }: { unseen?: boolean; children: ReactNode }): ReactNode {
  const isWhole = useIsWhole();
  return isWhole || !unseen || !phone?.matches ? children : null;
}

/** Whether to render the whole page. False only for the first frame after a click on a link. */
export function useIsWhole(): boolean {
  // During hydration the whole list is rendered, even if a link has been clicked.
  const isOpening = useHydrated() && byLink;
  const [isWhole, setWhole] = useState(!isOpening);
  useEffect(() => {
    if (isWhole) return undefined;
    return whenSeen(() => {
      // From now on, newly mounted components render completely at once.
      byLink = false;
      setWhole(true);
    });
  }, [isWhole]);
  return isWhole;
}

import { useHydrated } from '@muddat/app-shell';
import { PHONE_QUERY } from '@muddat/ui/theme/media';
import type { RouterHistory } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { afterNextPaint } from './after-next-paint.ts';

interface VisibleCount {
  onPhone: number;
  elsewhere: number;
}

/** One row of a grid on a phone, where lists begin in the lower half of the screen; two rows on a wider screen. */
const GRID_VISIBLE_COUNT: VisibleCount = { onPhone: 2, elsewhere: 8 };

let openedByLink = false;
/** The media query is cached, because each `matchMedia` call costs about 2 ms on a slow phone. */
let phone: MediaQueryList | undefined;

/** Records whether the customer opened the current page by a link. Call it in the browser only. */
export function trackOpenedByLink(history: RouterHistory): void {
  phone = matchMedia(PHONE_QUERY);
  history.subscribe(({ action, location }) => {
    // A link with an anchor needs the whole page, since its target may be far down.
    openedByLink = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * The items of a long list to render. After a click on a link: first those that the screen shows, and all after that frame. Otherwise all
 * items in the first render: the back button may return to a position far down.
 * @see docs/decisions/speed.md for what this saves
 */
export function useItemsAboveTheFold<Item>(items: readonly Item[], { onPhone, elsewhere } = GRID_VISIBLE_COUNT): readonly Item[] {
  const isWhole = useRendersWholePage();
  return isWhole ? items : items.slice(0, phone?.matches ? onPhone : elsewhere);
}

/** On a phone, renders content that is folded or below the screen after the first frame. `isHidden` is false while it is unfolded. */
export function BelowTheFoldOnPhone({ isHidden = true, children }: { isHidden?: boolean; children: ReactNode }): ReactNode {
  const isWhole = useRendersWholePage();
  return isWhole || !isHidden || !phone?.matches ? children : null;
}

/** Whether to render the whole page. False only for the first frame after a click on a link. */
export function useRendersWholePage(): boolean {
  // During hydration the whole list is rendered, even if a link has been clicked.
  const isOpening = useHydrated() && openedByLink;
  const [isWhole, setWhole] = useState(!isOpening);
  useEffect(() => {
    if (isWhole) return undefined;
    return afterNextPaint(() => {
      // From now on, newly mounted components render completely in their first render.
      openedByLink = false;
      setWhole(true);
    });
  }, [isWhole]);
  return isWhole;
}

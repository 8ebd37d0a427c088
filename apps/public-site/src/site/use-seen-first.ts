import { useHydrated } from '@muddat/app-shell';
import { PHONE, SHORT_PHONE } from '@muddat/ui/theme/media';
import type { RouterHistory } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { whenSeen } from './when-seen.ts';

interface Seen {
  onPhone: number;
  /** As many as on any phone unless told. */
  onShortPhone?: number;
  elsewhere: number;
}

/** What a screen shows at once, and more. */
const TWO_ROWS_OF_A_GRID: Seen = { onPhone: 4, elsewhere: 8 };

let byLink = false;
/** Asked once: an answer takes a phone two milliseconds, a list that it keeps true none. */
let [phone, shortPhone]: MediaQueryList[] = [];

/** In the browser only: how the page on the screen was come to. */
export function followSteps(history: RouterHistory): void {
  [phone, shortPhone] = [matchMedia(PHONE), matchMedia(SHORT_PHONE)];
  history.subscribe(({ action, location }) => {
    // A link to a place on a page finds the whole page, for the place may lie far down.
    byLink = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * What of a long list is to be drawn: all of it, but for the moment in which a link has led here. Then what is seen at once comes first,
 * and the rest as soon as that is on the screen. The way back finds the whole list, for it may lead to a place far down.
 */
export function useSeenFirst<Item>(items: readonly Item[], seen: Seen = TWO_ROWS_OF_A_GRID): readonly Item[] {
  const isWhole = useIsWhole();
  return isWhole ? items : items.slice(0, seenHere(seen));
}

function seenHere({ onPhone, onShortPhone = onPhone, elsewhere }: Seen): number {
  if (!phone?.matches) return elsewhere;
  return shortPhone?.matches ? onShortPhone : onPhone;
}

/** What stands under a long list comes with the rest of it. */
export function AfterSeen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() ? children : null;
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
  useEffect(() => (isWhole ? undefined : whenSeen(() => setWhole(true))), [isWhole]);
  return isWhole;
}

import type { RouterHistory } from '@tanstack/react-router';
import * as whenNear from '../../shared/ui/when-near.css.ts';
import { whenSeen } from '../../shared/ui/when-seen.ts';

/**
 * Lays out what the document has left for later (`when-near.css.ts`), part by part while nobody waits; then, or with the first step to
 * another page, that is over, so that each place on a page has its height when somebody comes back to it.
 */
export function layOutRest(history: RouterHistory): void {
  const left = [...document.querySelectorAll<HTMLElement>(`.${whenNear.section}, .${whenNear.tile}`)];
  const end = history.subscribe(({ action, location }) => {
    left.length = 0;
    // The page that a link leaves is not laid out for it; the way back, and a place on a page, need every height at once.
    if (action.type === 'PUSH' && location.hash === '') whenSeen(layOutWhole);
    else layOutWhole();
  });
  const layOutWhole = () => {
    end();
    document.documentElement.dataset['whole'] = '';
  };
  // One at a time: two take a cheap phone as long as a finger waits.
  const layOutNext = () => {
    layOut(left.shift());
    if (left.length > 0) requestIdleCallback(layOutNext);
    else layOutWhole();
  };
  if (left.length === 0 || typeof requestIdleCallback === 'undefined') layOutWhole();
  else void document.fonts.ready.then(() => requestIdleCallback(layOutNext));
}

/** To ask for its height lays it out now. */
function layOut(part: HTMLElement | undefined): void {
  part?.style.setProperty('content-visibility', 'visible');
  void part?.offsetHeight;
}

import type { RouterHistory } from '@tanstack/react-router';
import { afterNextPaint } from '../../shared/ui/after-next-paint.ts';
import * as whenNear from '../../shared/ui/deferred-layout.css.ts';

/**
 * Lays out the elements whose layout the document defers (`deferred-layout.css.ts`), one by one while the browser is idle. Deferring ends
 * when all are laid out, or at the first navigation: the back button finds its scroll position only if every element has its real height.
 */
export function layOutDeferredElements(history: RouterHistory): void {
  const left = [...document.querySelectorAll<HTMLElement>(`.${whenNear.deferredSection}, .${whenNear.deferredTile}`)];
  const end = history.subscribe(({ action, location }) => {
    left.length = 0;
    // A link must not wait for the layout of the page that it leaves. The back button and anchors need every height before they scroll.
    if (action.type === 'PUSH' && location.hash === '') afterNextPaint(layOutWhole);
    else layOutWhole();
  });
  const layOutWhole = () => {
    end();
    document.documentElement.dataset['whole'] = '';
  };
  // Lays out one element per callback: two would delay a tap noticeably on a cheap phone.
  const layOutNext = () => {
    layOutElement(left.shift());
    if (left.length > 0) requestIdleCallback(layOutNext);
    else layOutWhole();
  };
  if (left.length === 0 || typeof requestIdleCallback === 'undefined') layOutWhole();
  else void document.fonts.ready.then(() => requestIdleCallback(layOutNext));
}

/** Lays out one element. Reading its height forces the layout. */
function layOutElement(part: HTMLElement | undefined): void {
  part?.style.setProperty('content-visibility', 'visible');
  void part?.offsetHeight;
}

import { isSamePage } from '@muddat/app-shell';
import { MAIN_ID } from '@muddat/ui/page-layout';
import type { AnyRouter } from '@tanstack/react-router';

/**
 * A page that opens without a new document says so to the keyboard and to screen readers: focus goes to its main part. So does a
 * further page of a list, which opens at its top, and any change that took away what was pressed: focus is nowhere then. A change of
 * language is no new page.
 */
export function focusOnNewPage(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
    if (!from || to.hash !== '') return;
    const opened = !isSamePage(from.pathname, to.pathname) || isFurtherPage(from, to);
    const { activeElement: held } = document;
    afterPaint(() => {
      // What was taken in hand meanwhile stays there.
      if ((opened && document.activeElement === held) || isFocusLost()) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
  });
}

interface Place {
  pathname: string;
  searchStr: string;
}

/** Of the same list: nothing else that was asked for is another. */
function isFurtherPage(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return false;
  const [before, after] = [new URLSearchParams(from.searchStr), new URLSearchParams(to.searchStr)];
  if (before.get('page') === after.get('page')) return false;
  before.delete('page');
  after.delete('page');
  return before.toString() === after.toString();
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A focus needs the whole page laid out, and is not what the reader waits for: the page is shown first. */
const afterPaint = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

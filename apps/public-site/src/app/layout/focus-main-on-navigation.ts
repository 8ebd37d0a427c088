import { isSamePage } from '@muddat/app-shell';
import { MAIN_ID } from '@muddat/ui/page-layout';
import type { AnyRouter } from '@tanstack/react-router';

/**
 * Moves focus to the main element after a navigation without a new document, so that keyboard and screen reader users notice the new page.
 * Focus also moves when another page of a list opens, and when a change removed the focused element. A change of language does not move it.
 * A link to an anchor moves it only if the link is gone, to the anchor's element.
 */
export function focusMainOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
    if (!from) return;
    const opened = to.hash === '' && (!isSamePage(from.pathname, to.pathname) || isSameListPage(from, to));
    const { activeElement: held } = document;
    afterNextFrame(() => {
      // Do not take focus from an element that the user has focused since.
      if ((opened && document.activeElement === held) || isFocusLost())
        document.getElementById(to.hash || MAIN_ID)?.focus({ preventScroll: true });
    });
  });
}

interface PageAddress {
  pathname: string;
  searchStr: string;
}

/** Whether two addresses are pages of the same list, that is, differ only in `page`. */
function isSameListPage(from: PageAddress, to: PageAddress): boolean {
  if (from.pathname !== to.pathname) return false;
  const [before, after] = [new URLSearchParams(from.searchStr), new URLSearchParams(to.searchStr)];
  if (before.get('page') === after.get('page')) return false;
  before.delete('page');
  after.delete('page');
  return before.toString() === after.toString();
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focusing forces a layout of the whole page, so wait until the page is painted. */
const afterNextFrame = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

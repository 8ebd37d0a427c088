import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Puts the focus on the heading of what is shown now, so that ears and the keyboard begin there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After a change of page the focus moves to its heading; the first page leaves it where the browser has it. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

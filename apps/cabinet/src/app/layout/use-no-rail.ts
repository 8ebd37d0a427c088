import { useLayoutEffect } from 'react';
import { hasNoRail } from './full-screen-page.ts';

/** Leaves the rail out of the checkout, whose shell has the attribute already, and shows it again on the page after it. */
export const useNoRail = (pathname: string): void =>
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-no-rail', hasNoRail(pathname)));

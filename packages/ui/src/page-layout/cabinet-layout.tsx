import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/stack.tsx';
import * as css from './cabinet-layout.css.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface MainAsideProps {
  /** The main content of the page. */
  main: ReactNode;
  /** Related content: in a narrower column next to `main` from 900 px, else below `main`. */
  aside: ReactNode;
}

/** The content of a cabinet page in two columns. Each column takes any number of elements. */
export const MainAside = ({ main, aside }: MainAsideProps) => (
  <div className={css.mainAside}>
    <Stack>{main}</Stack>
    <Stack>{aside}</Stack>
  </div>
);

export interface ThreeColumnsProps {
  /** The main column. */
  first: ReactNode;
  /** The second column. */
  second: ReactNode;
  /** The third column; from 900 px below `second`. */
  third: ReactNode;
  /** The end of the page; from 900 px below `first`, from 1600 px below `second`. */
  last?: ReactNode;
}

/**
 * A cabinet page with much to show: one column, from 900 px two (`first` and `last`, `second` and `third`), from 1600 px three, in a wider
 * area. Distribute the content so that the two columns end at about the same height.
 */
export const ThreeColumns = ({ first, second, third, last }: ThreeColumnsProps) => (
  <div className={css.threeColumns}>
    <Stack>{first}</Stack>
    <div className={css.sideColumns}>
      <Stack>{second}</Stack>
      <Stack>{third}</Stack>
    </div>
    {last && <Stack>{last}</Stack>}
  </div>
);

export interface CabinetLayoutProps {
  /** A SideRail, visible from 900 px. */
  rail: ReactNode;
  /** A TabBar, visible below 900 px. Without it the page is a full-screen step there, whose heading stays visible. */
  tabs?: ReactNode;
  /** The content of the page. It is the `main` element, to which the skip link leads. */
  children: ReactNode;
}

/**
 * A cabinet page: a rail next to the content from 900 px, else a tab bar at the bottom. `data-no-rail` on the root element leaves only the
 * logo of the rail, in a line above the page.
 */
export function CabinetLayout({ rail, tabs, children }: CabinetLayoutProps) {
  return (
    <div className={css.cabinet}>
      <SkipLink />
      <div className={css.rail}>{rail}</div>
      <main id={MAIN_ID} tabIndex={-1} className={cx(css.cabinetMain, tabs === undefined && css.fullScreen)}>
        {children}
      </main>
      {tabs !== undefined && <div className={css.tabBar}>{tabs}</div>}
    </div>
  );
}

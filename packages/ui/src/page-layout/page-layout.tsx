import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/stack.tsx';
import * as css from './page-layout.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** `page`: as wide as pages are (CONTENT_WIDTH), `text`: 720 px, `form`: 480. */
  width?: keyof typeof css.width;
}

/** Centred content with margins. */
export const Container = ({ children, width = 'page' }: ContainerProps) => (
  <div className={cx(css.container, css.width[width])}>{children}</div>
);

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
  first: ReactNode;
  second: ReactNode;
  third: ReactNode;
}

/** A cabinet page with much to show: one column, from 900 px two (`second` above `third`), from 1600 px three, in a wider area. */
export const ThreeColumns = ({ first, second, third }: ThreeColumnsProps) => (
  <div className={css.threeColumns}>
    <Stack>{first}</Stack>
    <Stack>{second}</Stack>
    <Stack>{third}</Stack>
  </div>
);

export const MAIN_ID = 'main';

export interface PageLayoutProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A public page: header, main, and a footer at the bottom of the window or below. A script can focus `main` after navigation. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.growingMain}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface CabinetLayoutProps {
  /** A SideRail, visible from 900 px. */
  rail: ReactNode;
  /** A TabBar, visible below 900 px. Without it the page is a full-screen step there, whose heading stays visible. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** A cabinet page: a rail next to the content from 900 px, else a tab bar at the bottom. */
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

function SkipLink() {
  const { t } = useLingui();
  return (
    <a href={`#${MAIN_ID}`} className={css.skipLink}>
      {t({ message: 'К содержанию', comment: 'Link for the keyboard, first on every page: jumps over the menu to the content' })}
    </a>
  );
}

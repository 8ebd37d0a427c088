import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/stack.tsx';
import * as css from './page-layout.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** 1120, 720, 480 px at most. */
  width?: keyof typeof css.width;
}

/** Content in the middle of the page, with margins. */
export const Container = ({ children, width = 'page' }: ContainerProps) => (
  <div className={cx(css.container, css.width[width])}>{children}</div>
);

export interface MainAsideProps {
  /** What the page is for. */
  main: ReactNode;
  /** What belongs to it: below it on a phone, in a narrower column beside it from 900 px. */
  aside: ReactNode;
}

/** The content of a page of the cabinet. Each column holds however many elements it is given. */
export const MainAside = ({ main, aside }: MainAsideProps) => (
  <div className={css.mainAside}>
    <Stack>{main}</Stack>
    <Stack>{aside}</Stack>
  </div>
);

export const MAIN_ID = 'main';

export interface PageLayoutProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A public page: header, main, footer at the bottom of the window or below. The main part takes focus by a script after a change of page. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.grow}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface CabinetLayoutProps {
  /** A SideRail: seen from 900 px. */
  rail: ReactNode;
  /** A TabBar: seen below 900 px. Without one the page is a whole screen, a step of something, whose heading stays in sight. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** A page of the cabinet: tabs at the bottom of a phone, a rail beside the content from 900 px. */
export function CabinetLayout({ rail, tabs, children }: CabinetLayoutProps) {
  return (
    <div className={css.cabinet}>
      <SkipLink />
      <div className={css.rail}>{rail}</div>
      <main id={MAIN_ID} tabIndex={-1} className={cx(css.cabinetMain, tabs === undefined && css.whole)}>
        {children}
      </main>
      {tabs !== undefined && <div className={css.tabs}>{tabs}</div>}
    </div>
  );
}

function SkipLink() {
  const { t } = useLingui();
  return (
    <a href={`#${MAIN_ID}`} className={css.skip}>
      {t({ message: 'К содержанию', comment: 'Link for the keyboard, first on every page: jumps over the menu to the content' })}
    </a>
  );
}

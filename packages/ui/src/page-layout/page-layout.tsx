import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './page-layout.css.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

// A module of its own, so that an app without the cabinet gets none of its styles.
export {
  CabinetLayout,
  type CabinetLayoutProps,
  MainAside,
  type MainAsideProps,
  ThreeColumns,
  type ThreeColumnsProps,
} from './cabinet-layout.tsx';
export { MAIN_ID };

export interface ContainerProps {
  /** The content. */
  children: ReactNode;
  /** `page`: as wide as pages are, at most 1600 px; `text`: 720 px, for reading; `form`: 480 px. */
  width?: 'page' | 'text' | 'form';
}

/** Centred content with margins. */
export const Container = ({ children, width = 'page' }: ContainerProps) => (
  <div className={cx(css.container, css.width[width])}>{children}</div>
);

export interface PageLayoutProps {
  /** The head of the page: a SiteHeader. */
  header: ReactNode;
  /** The foot of the page: a Footer. */
  footer: ReactNode;
  /** The content of the page. It is the `main` element, to which the skip link leads. */
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

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  /** What is paged: "Страницы магазинов". */
  label: string;
  /** The page shown, from 1. */
  page: number;
  /** How many there are. Nothing is shown for one. */
  pages: number;
  hrefOf: (page: number) => string;
}

/** A long list page by page, each with an address: a public list that is searched, linked to and found. What is read on and on has LoadMore. */
export function Pagination({ label, page, pages, hrefOf }: PaginationProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (pages <= 1) return null;
  const step = (to: number, name: string, sign: ReactNode, rel: 'prev' | 'next') =>
    to < 1 || to > pages ? (
      // Keeps its place, so that the numbers do not jump under the finger.
      <span className={css.page} aria-disabled="true">
        {sign}
      </span>
    ) : (
      <Anchor href={hrefOf(to)} rel={rel} aria-label={name} className={css.page}>
        {sign}
      </Anchor>
    );
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>{step(page - 1, t({ message: 'Предыдущая страница', comment: 'Arrow of the pages' }), <ChevronLeft size={20} />, 'prev')}</li>
        {/* On a phone the numbers would take two lines: it says where one is. */}
        <li className={css.where}>
          {t({ message: `${page} из ${pages}`, comment: 'Between the arrows of the pages, on a phone: which page of how many' })}
        </li>
        {pageWindow(page, pages).map((mark, at) =>
          mark === 'gap' ? (
            <li key={at < 3 ? 'gap before' : 'gap after'} className={cx(css.gap, css.wide)} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark} className={css.wide}>
              <Anchor
                href={hrefOf(mark)}
                aria-label={t({ message: `Страница ${mark} из ${pages}`, comment: 'One of the pages, read out' })}
                aria-current={mark === page ? 'page' : undefined}
                className={css.page}
              >
                {mark}
              </Anchor>
            </li>
          ),
        )}
        <li>{step(page + 1, t({ message: 'Следующая страница', comment: 'Arrow of the pages' }), <ChevronRight size={20} />, 'next')}</li>
      </ul>
    </nav>
  );
}

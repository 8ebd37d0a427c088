import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './pagination.css.ts';
import { paginationItems } from './pagination-items.ts';

export interface PaginationProps {
  /** Accessible name, which says what the pages contain: "Страницы магазинов". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages. With one page nothing is rendered. */
  pages: number;
  /** Returns the URL of a page, from 1. */
  hrefOf: (page: number) => string;
}

/**
 * The pages of a long public list, each with a URL, so that they can be linked to and found. For a list that users read continuously use
 * LoadMore.
 */
export function Pagination({ label, page, pages, hrefOf }: PaginationProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (pages <= 1) return null;
  const step = (to: number, name: string, sign: ReactNode, rel: 'prev' | 'next') =>
    to < 1 || to > pages ? (
      // The disabled arrow keeps its space, so that the numbers do not move under the finger.
      <span className={css.pageLink} aria-disabled="true">
        {sign}
      </span>
    ) : (
      <Anchor href={hrefOf(to)} rel={rel} aria-label={name} className={css.pageLink}>
        {sign}
      </Anchor>
    );
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>
          {step(page - 1, t({ message: 'Предыдущая страница', comment: 'Arrow of the pagination' }), <ChevronLeft size={20} />, 'prev')}
        </li>
        {/* On a phone the numbers would take two lines, so only the current page and the number of pages are shown there. */}
        <li className={css.position}>
          {t({ message: `${page} из ${pages}`, comment: 'Between the arrows of the pagination on a phone: which page of how many' })}
        </li>
        {paginationItems(page, pages).map((mark, at) =>
          mark === 'gap' ? (
            <li key={at < 3 ? 'gap before' : 'gap after'} className={cx(css.gap, css.wideOnly)} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark} className={css.wideOnly}>
              <Anchor
                href={hrefOf(mark)}
                aria-label={t({ message: `Страница ${mark} из ${pages}`, comment: 'Link to one of the pages, read by screen readers' })}
                aria-current={mark === page ? 'page' : undefined}
                className={css.pageLink}
              >
                {mark}
              </Anchor>
            </li>
          ),
        )}
        <li>
          {step(page + 1, t({ message: 'Следующая страница', comment: 'Arrow of the pagination' }), <ChevronRight size={20} />, 'next')}
        </li>
      </ul>
    </nav>
  );
}

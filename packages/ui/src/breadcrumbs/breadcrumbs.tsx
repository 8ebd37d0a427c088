import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ChevronRight, Ellipsis } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './breadcrumbs.css.ts';

export interface Crumb {
  href: string;
  label: string;
}

export interface BreadcrumbsProps {
  /** From the outermost to where the reader is, which is the last and no link. */
  path: readonly Crumb[];
}

/** The first, the one before the last and the last always stay in sight. */
const isMiddle = (at: number, length: number): boolean => length > 3 && at > 0 && at < length - 2;

/** Where a page stands. On a phone the middle of a long way stands behind a button with dots. */
export function Breadcrumbs({ path }: BreadcrumbsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const folded = !whole && path.length > 3;
  const showWhole = () => {
    setWhole(true);
    // The button goes away: the focus moves to the first of what has come. It is in the page already, and shown with the next picture.
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[1]?.focus());
  };
  return (
    <nav aria-label={t({ message: 'Вы здесь', comment: 'Name of the breadcrumbs, for ears' })}>
      <ol ref={list} className={css.list}>
        {path
          .map(({ href, label }, at) => (
            <li
              key={href}
              className={cx(css.item, folded && isMiddle(at, path.length) && css.middle, at > 0 && at === path.length - 1 && css.own)}
            >
              {at > 0 && (
                <span className={css.sign}>
                  <ChevronRight size={16} />
                </span>
              )}
              {at === path.length - 1 ? (
                <span aria-current="page" className={css.current}>
                  {label}
                </span>
              ) : (
                <Anchor href={href} className={css.link}>
                  {label}
                </Anchor>
              )}
            </li>
          ))
          .flatMap((item, at) =>
            folded && at === 0
              ? [
                  item,
                  <li key="dots" className={css.dots}>
                    <span className={css.sign}>
                      <ChevronRight size={16} />
                    </span>
                    <button
                      type="button"
                      className={css.dotsButton}
                      aria-label={t({ message: 'Показать весь путь', comment: 'Button with dots in the breadcrumbs on a phone' })}
                      onClick={showWhole}
                    >
                      <Ellipsis size={20} />
                    </button>
                  </li>,
                ]
              : [item],
          )}
      </ol>
    </nav>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ChevronRight, Ellipsis } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './breadcrumbs.css.ts';

export interface Crumb {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  label: string;
}

export interface BreadcrumbsProps {
  /** The pages from the root to the current one. The last is not a link. */
  path: readonly Crumb[];
}

/** The first item, the last and the last but one are always visible. */
const isMiddle = (at: number, length: number): boolean => length > 3 && at > 0 && at < length - 2;

/** The path to the current page. On a phone a button with dots replaces the middle of a long path. */
export function Breadcrumbs({ path }: BreadcrumbsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const folded = !whole && path.length > 3;
  const showWhole = () => {
    setWhole(true);
    // The pressed button disappears: focus the first link that it reveals. The link is in the DOM, but visible only from the next frame.
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[1]?.focus());
  };
  return (
    <nav aria-label={t({ message: 'Вы здесь', comment: 'Name of the breadcrumbs, read by screen readers' })}>
      <ol ref={list} className={css.list}>
        {path
          .map(({ href, label }, at) => (
            <li
              key={href}
              className={cx(
                css.item,
                folded && isMiddle(at, path.length) && css.middleItem,
                at > 0 && at === path.length - 1 && css.currentItem,
              )}
            >
              {at > 0 && (
                <span className={css.separator}>
                  <ChevronRight size={16} />
                </span>
              )}
              {at === path.length - 1 ? (
                <span aria-current="page" className={css.currentLabel}>
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
                  <li key="dots" className={css.dotsItem}>
                    <span className={css.separator}>
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

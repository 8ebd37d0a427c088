import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavCount } from '../internal/nav-count.tsx';
import type { NavItem } from '../internal/nav-item.ts';
import { useScrollEdges } from '../internal/use-scroll-edges.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './tabs.css.ts';

export interface TabLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages in order. */
  items: readonly NavItem[];
}

/** Links that look like Tabs, each to a page of its own. The URL says which page is open, and the links work without JavaScript. */
export function TabLinks({ label, items }: TabLinksProps) {
  const Anchor = useLinkComponent();
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, items.find(({ current }) => current)?.href);
  useScrollEdges(row);
  return (
    <nav ref={row} aria-label={label} className={css.scroller}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} className={css.tab} aria-current={item.current ? 'page' : undefined}>
              {item.icon}
              {item.label}
              <NavCount item={item} className={css.count} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and not the page, to the open link. */
function useScrollToCurrent(row: RefObject<HTMLElement | null>, open: string | undefined): void {
  useLayoutEffect(() => {
    const link = open === undefined ? null : row.current?.querySelector('[aria-current=page]');
    if (!row.current || !link) return;
    const [room, its] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += its.left + its.width / 2 - (room.left + room.width / 2);
  }, [row, open]);
}

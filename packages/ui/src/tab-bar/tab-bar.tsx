import { NavCount } from '../internal/nav-count.tsx';
import type { NavItem } from '../internal/nav-item.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './tab-bar.css.ts';

export type { NavItem } from '../internal/nav-item.ts';

export interface TabBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Four or five pages, each with an icon. */
  items: readonly NavItem[];
}

/** The cabinet's navigation within reach of the thumb. Fixed to the bottom of the window; CabinetLayout leaves space for it. */
export function TabBar({ label, items }: TabBarProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={css.bar}>
      <ul className={css.list} style={{ gridTemplateColumns: columnsFor(items) }}>
        {items.map((item) => (
          <li key={item.label}>
            <Anchor href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
              <span className={css.iconBox}>
                {item.icon}
                <NavCount item={item} className={css.count} />
              </span>
              <span className={css.label}>{item.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Space around a label, in letters. */
const SPACE_LETTERS = 4;

/**
 * "Buyurtmalar" is twice as long as "Savat", so its column is wider. Columns that CSS fits to their content would move when the font arrives.
 */
const columnsFor = (items: readonly NavItem[]): string =>
  items.map(({ label }) => `minmax(0, ${label.length + SPACE_LETTERS}fr)`).join(' ');

import type { ReactNode } from 'react';
import { NavCount } from '../internal/nav-count.tsx';
import type { NavItem } from '../internal/nav-item.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { Logo } from '../logo/logo.tsx';
import * as css from './side-rail.css.ts';

export type { NavItem } from '../internal/nav-item.ts';

export interface SideRailProps {
  /** Accessible name of the navigation. */
  label: string;
  /** URL that the logo opens: the home page of the cabinet. */
  logoHref: string;
  /** The pages in order, each with an icon. */
  items: readonly NavItem[];
  /** Content at the bottom: sign-out, language. */
  foot?: ReactNode;
}

/** The cabinet's navigation next to the content, from 900 px. */
export function SideRail({ label, logoHref, items, foot }: SideRailProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={css.rail}>
      <Anchor href={logoHref} className={css.logo}>
        <Logo />
      </Anchor>
      <nav aria-label={label}>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.label}>
              <Anchor href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
                {item.icon}
                {item.label}
                <NavCount item={item} className={css.count} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

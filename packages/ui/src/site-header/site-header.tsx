import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Menu } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { NavItem } from '../internal/nav-item.ts';
import { NavLink } from '../internal/nav-link.tsx';
import { useAutoClosingDetails } from '../internal/use-auto-closing-details.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { Logo } from '../logo/logo.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './site-header.css.ts';

export type { NavItem } from '../internal/nav-item.ts';

export interface SiteHeaderProps {
  /** URL that the logo opens: the home page. */
  logoHref: string;
  /** The sections of the site in order. On a phone they are in a menu. */
  items: readonly NavItem[];
  /** A form: in the header's row from 900 px, else on its own row below. */
  search?: ReactNode;
  /** The chosen region: visible in the header from 700 px, else in the menu. Rendered in both. */
  region?: ReactNode;
  /** A LanguageSwitch. */
  language: ReactNode;
  /** The link to the basket, 44 px. */
  basket?: ReactNode;
  /** Sign-in, or the link to the cabinet: visible in the header from 700 px, else in the menu. Rendered in both. */
  action: ReactNode;
}

export function SiteHeader({ logoHref, items, search, region, language, basket, action }: SiteHeaderProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const menu = useAutoClosingDetails();
  const label = t({ message: 'Разделы сайта', comment: 'Name of the main navigation, read by screen readers' });
  const links = (className: string) =>
    items.map((item) => (
      <li key={item.href}>
        <NavLink href={item.href} label={item.label} current={item.current} className={className} />
      </li>
    ));
  return (
    <header className={cx(css.header, basket !== undefined && css.withBasket)}>
      <Anchor href={logoHref} className={css.logo}>
        <Logo />
      </Anchor>
      <nav aria-label={label} className={css.nav}>
        <ul className={css.list}>{links(css.link)}</ul>
      </nav>
      {search !== undefined && <div className={css.search}>{search}</div>}
      {region !== undefined && <div className={css.wideOnly}>{region}</div>}
      <div className={css.language}>{language}</div>
      {basket !== undefined && <div className={css.basket}>{basket}</div>}
      <div className={css.action}>{action}</div>
      <details ref={menu} className={css.menu}>
        <summary className={css.menuButton}>
          <Menu size={24} aria-hidden="true" />
          <VisuallyHidden>{t({ message: 'Меню', comment: 'Button on a phone: opens the site menu' })}</VisuallyHidden>
        </summary>
        <nav aria-label={label} className={css.menuSheet}>
          <ul>{links(css.sheetLink)}</ul>
          <div className={css.narrowOnly}>
            {region}
            {action}
          </div>
        </nav>
      </details>
    </header>
  );
}

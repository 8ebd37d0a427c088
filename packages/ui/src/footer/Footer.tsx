import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NavItem } from '../internal/nav-item.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './Footer.css.ts';

export interface FooterProps {
  items: readonly NavItem[];
  /** `+998 71 200 00 00` and its `tel:` link. */
  phone: { href: string; label: string };
  /** The company's name and year, and what the law asks to say. */
  legal: ReactNode;
}

export function Footer({ items, phone, legal }: FooterProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label={t({ message: 'Документы и контакты', comment: 'Name of the footer navigation, for ears' })}>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.row}>
          <span>{legal}</span>
          <a href={phone.href} className={css.link}>
            {phone.label}
          </a>
        </div>
      </div>
    </footer>
  );
}

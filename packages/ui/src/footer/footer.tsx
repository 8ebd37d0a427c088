import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { summary } from '../accordion/accordion.css.ts';
import { cx } from '../internal/cx.ts';
import type { NavItem } from '../internal/nav-item.ts';
import { NavLink } from '../internal/nav-link.tsx';
import * as css from './footer.css.ts';

export interface FooterGroup {
  /** Heading of the links. */
  title: string;
  /** The links in order. */
  items: readonly NavItem[];
}

export interface FooterProps {
  /** Links without a heading. Many links are easier to scan in `groups`. */
  items?: readonly NavItem[];
  /** Links under headings, side by side on a desktop and folded on a phone. */
  groups?: readonly FooterGroup[];
  /** Visible number `+998 71 200 00 00` and its `tel:` link. */
  phone: { href: string; label: string };
  /** The company's name, the year and the text that the law requires. */
  legal: ReactNode;
}

export function Footer({ items = [], groups = [], phone, legal }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label={t({ message: 'Документы и контакты', comment: 'Name of the footer navigation, read by screen readers' })}>
          {items.length > 0 && <Links items={items} className={css.linkRow} />}
          {groups.length > 0 && (
            <div className={css.groups}>
              {groups.map(({ title, items: links }) => (
                <section key={title}>
                  <h2 className={css.title}>{title}</h2>
                  <details className={css.group}>
                    <summary className={cx(summary, css.fold)}>{title}</summary>
                    <Links items={links} className={css.linkColumn} />
                  </details>
                </section>
              ))}
            </div>
          )}
        </nav>
        <div className={css.legalRow}>
          <span>{legal}</span>
          <a href={phone.href} className={css.link}>
            {phone.label}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Links({ items, className }: { items: readonly NavItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink href={item.href} label={item.label} current={item.current} className={css.link} />
        </li>
      ))}
    </ul>
  );
}

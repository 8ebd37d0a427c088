import { memo } from 'react';
import { useLinkComponent } from '../link/link-component.tsx';
import type { NavItem } from './nav-item.ts';

interface NavLinkProps {
  href: string;
  label: string;
  current: NavItem['current'];
  className: string;
}

/** A menu link. It is memoised: after navigation only the links render whose mark changes. */
export const NavLink = memo(function NavLink({ href, label, current = false, className }: NavLinkProps) {
  const Anchor = useLinkComponent();
  const mark = current === 'section' ? 'true' : 'page';
  return (
    <Anchor href={href} className={className} aria-current={current ? mark : undefined}>
      {label}
    </Anchor>
  );
});

import { memo } from 'react';
import { useLinkComponent } from '../link/link-component.tsx';

interface NavLinkProps {
  href: string;
  label: string;
  /** This is where the reader is. */
  current: boolean | undefined;
  className: string;
}

/** A word of a menu. A new page draws only those again that it marks or unmarks. */
export const NavLink = memo(function NavLink({ href, label, current, className }: NavLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
      {label}
    </Anchor>
  );
});

import { formatNumber } from '@muddat/i18n';
import { useLinkComponent } from '@muddat/ui/link';
import type { ReactNode } from 'react';
import * as css from './chip-link.css.ts';

export interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** The one of them that the page shows. */
  current?: boolean;
  /** How much lies behind it. */
  count?: number;
}

/** A short way among several, as a framed word. */
export function ChipLink({ href, children, current = false, count }: ChipLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.chip} aria-current={current || undefined}>
      {children}
      {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
    </Anchor>
  );
}

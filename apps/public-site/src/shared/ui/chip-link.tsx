import { formatNumber } from '@muddat/i18n';
import { useLinkComponent } from '@muddat/ui/link';
import type { ReactNode } from 'react';
import * as css from './chip-link.css.ts';

export interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** True for the link of the current page. */
  current?: boolean;
  /** Number of results behind the link. */
  count?: number;
}

/** A link with a frame, in a row of several. */
export function ChipLink({ href, children, current = false, count }: ChipLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.chip} aria-current={current || undefined}>
      {children}
      {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
    </Anchor>
  );
}

import { VisuallyHidden } from '../text/text.tsx';
import { formatCount, type NavItem } from './nav-item.ts';

/** Number of new items behind a link. Renders nothing for zero. */
export function NavCount({ item: { count = 0, countLabel }, className }: { item: NavItem; className: string }) {
  if (count === 0) return null;
  if (countLabel === undefined) return <span className={className}>{formatCount(count)}</span>;
  return (
    <>
      <span className={className} aria-hidden="true">
        {formatCount(count)}
      </span>{' '}
      <VisuallyHidden>{countLabel}</VisuallyHidden>
    </>
  );
}

import { VisuallyHidden } from '../text/text.tsx';
import { formatNavCount, type NavItem } from './nav-item.ts';

/** Number of new items behind a link. Renders nothing for zero. */
export function NavCount({ item: { count = 0, countLabel }, className }: { item: NavItem; className: string }) {
  if (count === 0) return null;
  if (countLabel === undefined) return <span className={className}>{formatNavCount(count)}</span>;
  return (
    <>
      <span className={className} aria-hidden="true">
        {formatNavCount(count)}
      </span>{' '}
      <VisuallyHidden>{countLabel}</VisuallyHidden>
    </>
  );
}

import { ChevronRight } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';

/** Beside a section's heading: the way to the whole of what is shown in part. */
export function SectionLink({ link }: { link: { label: string; href: string } }) {
  return (
    <Link href={link.href} tone="strong">
      {link.label}
      <ChevronRight size={18} />
    </Link>
  );
}

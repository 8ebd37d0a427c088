import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { ChevronRight } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as css from './section-head.css.ts';

export interface SectionHeadProps {
  /** The heading of the section. */
  title: string;
  /** A link to the complete list, of which the section shows a part. Left out where the section shows all. */
  link?: { href: string; label: ReactNode };
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** `id` of the heading, for the `aria-labelledby` of the section. */
  id?: string;
}

export function SectionHead({ title, link, level = 2, id }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={level} {...(id === undefined ? {} : { id })}>
        {title}
      </Heading>
      {link && (
        <Link href={link.href} tone="strong">
          {link.label}
          <ChevronRight size={18} />
        </Link>
      )}
    </div>
  );
}

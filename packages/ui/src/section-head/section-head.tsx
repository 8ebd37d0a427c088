import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { ChevronRight } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as css from './section-head.css.ts';

export interface SectionHeadProps {
  title: string;
  /** A link to the complete list, of which the section shows a part. */
  link?: { href: string; label: ReactNode };
  level?: 2 | 3;
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

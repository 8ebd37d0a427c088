import { Heading } from '@muddat/ui/heading';
import { ChevronRight } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { type ReactNode, useId } from 'react';
import * as css from './section.css.ts';
import * as whenNear from './when-near.css.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
  /** The place that links name. */
  id?: string | undefined;
  /** Beside the title: a number, a word. */
  aside?: ReactNode;
  /** The heading beside the content on a wide screen, for long narrow content. */
  split?: boolean;
}

/** A part of a page under its heading. */
export function Section({ title, id, aside, split = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`${css.section} ${whenNear.section} ${split ? css.split : ''}`}>
      <div className={css.head}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {aside !== undefined && <p className={css.aside}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}

/** Beside a section's heading: the way to the whole of what is shown in part. */
export function SectionLink({ link }: { link: { label: string; href: string } }) {
  return (
    <Link href={link.href} tone="strong">
      {link.label}
      <ChevronRight size={18} />
    </Link>
  );
}

import { Heading } from '@muddat/ui/heading';
import { ChevronRight } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { type ReactNode, useId } from 'react';
import * as whenNear from './deferred-layout.css.ts';
import * as css from './section.css.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
  /** Id of the section, so that links can jump to it. Default: none. */
  id?: string | undefined;
  /** Shown next to the title: a number or a word. */
  aside?: ReactNode;
  /** From 900 px the heading is left of the content; for long narrow content. Default: false, the heading is above. */
  split?: boolean;
}

/** A section of a page with its heading, level 2. Far below the screen its layout is deferred on a phone (`deferred-layout.css.ts`). */
export function Section({ title, id, aside, split = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`${css.section} ${whenNear.deferredSection} ${split ? css.split : ''}`}>
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

/** Link next to a section's heading, to the full list of which the section shows some items. */
export function SectionLink({ link }: { link: { label: string; href: string } }) {
  return (
    <Link href={link.href} tone="strong">
      {link.label}
      <ChevronRight size={18} />
    </Link>
  );
}

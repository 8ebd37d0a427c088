import type { ReactNode } from 'react';
import * as css from '../../../../shared/ui/section.css.ts';

export type BlockSectionProps = {
  id: string;
  /** Id of the heading inside the section. */
  labelledBy?: string;
  children: ReactNode;
};

/** A section of a page, labelled by a heading among its children. */
export function BlockSection({ id, labelledBy, children }: BlockSectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={css.section}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import * as css from '../../../../shared/ui/section.css.ts';

export type BlockPlaceProps = {
  id: string;
  /** The heading inside. */
  labelledBy?: string;
  children: ReactNode;
};

/** A part of a page that has its heading inside. */
export function BlockPlace({ id, labelledBy, children }: BlockPlaceProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={css.section}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import * as css from './FieldLine.css.ts';

export interface FieldLineProps {
  /** With a label for ears only: one above the field would stand above no button. */
  children: ReactNode;
  button: ReactNode;
}

/** A field and the button that sends it off beside it, as high as each other. */
export function FieldLine({ children, button }: FieldLineProps) {
  return (
    <div className={css.line}>
      {children}
      <span className={css.submit}>{button}</span>
    </div>
  );
}

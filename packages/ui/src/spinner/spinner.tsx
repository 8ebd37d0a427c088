import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './spinner.css.ts';

export interface SpinnerProps {
  /** `s`: 20 px, in a button or a line; `l`: 40 px, for a section or a page. */
  size?: 's' | 'l';
  /** The name of the loading content, read by screen readers. A spinner without a label is hidden from them. */
  label?: string;
}

export function Spinner({ size = 's', label }: SpinnerProps) {
  const circle = <span aria-hidden="true" className={cx(css.spinner, css.size[size])} />;
  if (label === undefined) return circle;
  return (
    <span role="status">
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

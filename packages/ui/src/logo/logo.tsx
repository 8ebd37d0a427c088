import { starPath } from '../girih/girih-path.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './logo.css.ts';

const STAR = starPath(8, 19, 0, 1, 20, 20);

export interface LogoProps {
  /** The brand's name next to the star. With `markOnly` only screen readers read it. */
  name?: string;
  /** Shows the star without the name, where there is little space. */
  markOnly?: boolean;
}

/** An eight-pointed star with a sun in it. */
export function Logo({ name = 'Muddat', markOnly = false }: LogoProps) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 40 40" className={css.mark} aria-hidden="true">
        <path d={STAR} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        <circle cx="20" cy="20" r="4" fill="currentColor" className={css.sun} />
      </svg>
      {markOnly ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </span>
  );
}

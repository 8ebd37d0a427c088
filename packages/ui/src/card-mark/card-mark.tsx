import { cx } from '../internal/cx.ts';
import * as css from './card-mark.css.ts';

export interface CardMarkProps {
  /** Card system: `uzcard`, `humo`, `visa`, `mastercard`, `unionpay`; any other system is shown as text in neutral colours. */
  system: string;
  /** `m`: 36 px high, `s`: 21 px, next to a card number. */
  size?: 'm' | 's';
}

const isBrand = (system: string): system is keyof typeof css.brand => Object.hasOwn(css.brand, system);

/** The mark of a card system: its name on its colour. */
export function CardMark({ system, size = 'm' }: CardMarkProps) {
  return <span className={cx(css.mark, css.size[size], css.brand[isBrand(system) ? system : 'other'])}>{system}</span>;
}

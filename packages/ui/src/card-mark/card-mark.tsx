import { cx } from '../internal/cx.ts';
import * as css from './card-mark.css.ts';

export interface CardMarkProps {
  /** `uzcard`, `humo`, `visa`, `mastercard`, `unionpay`; any other is shown by its name. */
  system: string;
  size?: keyof typeof css.size;
}

const isBrand = (system: string): system is keyof typeof css.brand => Object.hasOwn(css.brand, system);

/** The mark of a card system: word and colour. */
export function CardMark({ system, size = 'm' }: CardMarkProps) {
  return <span className={cx(css.mark, css.size[size], css.brand[isBrand(system) ? system : 'other'])}>{system}</span>;
}

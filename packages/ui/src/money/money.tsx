import { CURRENCY_WORD, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { cx } from '../internal/cx.ts';
import { useLanguage } from '../internal/use-language.ts';
import * as css from './money.css.ts';

export interface MoneyProps {
  /** The amount, whole so'm. It is shown in groups of three digits. */
  amount: number;
  /** `l` (32 px) and `xl` (44 px): the main amount of a card, with a smaller currency word; `inherit`: as large as the text around it. */
  size?: 'inherit' | 'l' | 'xl';
  /** Shows the currency word. Turn it off only in a column whose heading names the currency. */
  currency?: boolean;
  /** Digits of one width, for columns. */
  tabular?: boolean;
}

/** `short`: up to 99 999 999, `long`: up to 999 999 999, `endless`: more. */
const lengthOf = (figures: string): 'short' | 'long' | 'endless' =>
  figures.length <= 10 ? 'short' : figures.length <= 11 ? 'long' : 'endless';

export function Money({ amount, size = 'inherit', currency = true, tabular = false }: MoneyProps) {
  const word = CURRENCY_WORD[useLanguage()];
  const large = size !== 'inherit';
  const figures = formatNumber(amount);
  return (
    <span className={cx(css.money, large && css.hero, large && css.size[size][lengthOf(figures)], tabular && css.tabular)}>
      {figures}
      {currency && (large ? <span className={css.currency}>{`${NO_BREAK_SPACE}${word}`}</span> : `${NO_BREAK_SPACE}${word}`)}
    </span>
  );
}

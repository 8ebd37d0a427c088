import { useLanguage } from '@muddat/app-shell';
import { formatMonth } from '@muddat/i18n';
import * as css from './money-rows.css.ts';

type Props = {
  /** Time of the row, and of the row above it; undefined for the first row. */
  at: string;
  previous: string | undefined;
};

/** The month of a row of a list that is sorted by time, above the first row of that month. */
export function MonthHeading({ at, previous }: Props) {
  const language = useLanguage();
  const monthOf = (time: string) => formatMonth(new Date(time), language);
  if (previous !== undefined && monthOf(previous) === monthOf(at)) return null;
  return <h2 className={css.month}>{monthOf(at)}</h2>;
}

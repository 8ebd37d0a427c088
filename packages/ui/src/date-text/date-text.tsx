import { formatDate, formatDateLong, formatDateShort, formatDateTime, formatDateWords } from '@muddat/i18n';
import { useLanguage } from '../internal/use-language.ts';

export interface DateTextProps {
  /** A calendar date `YYYY-MM-DD`, or an instant in ISO 8601, shown as the day in Tashkent. */
  value: string;
  /** `short`: 27 ноября. `long`: 27 ноября 2026. `words`: в пятницу, 27 ноября. `digits`: 27.11.2026. `time`: 27.11.2026, 14:05. */
  style?: 'short' | 'long' | 'words' | 'digits' | 'time';
}

export function DateText({ value, style = 'short' }: DateTextProps) {
  const locale = useLanguage();
  const text = {
    short: () => formatDateShort(value, locale),
    long: () => formatDateLong(value, locale),
    words: () => formatDateWords(value, locale),
    digits: () => formatDate(value),
    time: () => formatDateTime(value),
  }[style]();
  return <time dateTime={value}>{text}</time>;
}

import { useLingui } from '@lingui/react/macro';
import { formatDateDigits } from '@muddat/validators';
import type { DateFieldCode, DateRange } from './read-date.ts';

/** What is wrong with a date and what to do, in the reader's language. */
export function useDateSentence({ min = '', max = '' }: DateRange): (code: DateFieldCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'date-format':
        return t({ message: 'Введите дату целиком: день, месяц и год', comment: 'Error under a date field: the date is not whole' });
      case 'date-unreal':
        return t({
          message: 'Такой даты нет. Проверьте день и месяц',
          comment: 'Error under a date field: there is no such day, as 31.02',
        });
      case 'date-min': {
        const first = formatDateDigits(min);
        return t({
          message: `Дата не раньше ${first}`,
          comment: 'Error under a date field; first is the earliest date that is taken, 01.02.2026',
        });
      }
      case 'date-max': {
        const last = formatDateDigits(max);
        return t({
          message: `Дата не позже ${last}`,
          comment: 'Error under a date field; last is the latest date that is taken, 01.02.2026',
        });
      }
    }
  };
}

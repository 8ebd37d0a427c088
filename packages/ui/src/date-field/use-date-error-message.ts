import { useLingui } from '@lingui/react/macro';
import { formatDateDigits } from '@muddat/validators';
import type { DateFieldCode, DateRange } from './read-date.ts';

/** Returns a function that turns an error code into a message. */
export function useDateErrorMessage({ min, max }: DateRange): (code: DateFieldCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'date-format':
        return t({ message: 'Введите дату целиком: день, месяц и год', comment: 'Error under a date field: the date is incomplete' });
      case 'date-unreal':
        return t({
          message: 'Такой даты нет. Проверьте день и месяц',
          comment: 'Error under a date field: there is no such day, for example 31.02',
        });
      case 'date-min': {
        const first = formatDateDigits(min ?? '');
        return t({
          message: `Дата не раньше ${first}`,
          comment: 'Error under a date field; {first} is the earliest accepted date, as 01.02.2026',
        });
      }
      case 'date-max': {
        const last = formatDateDigits(max ?? '');
        return t({
          message: `Дата не позже ${last}`,
          comment: 'Error under a date field; {last} is the latest accepted date, as 01.02.2026',
        });
      }
    }
  };
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FoldedSubject } from './fold-notifications.ts';

/** The title of a row that stands for several same events of a day: `5 пополнений`. */
export function useFoldedTitle(): (subject: FoldedSubject, count: number) => string {
  const { t } = useLingui();
  return (subject, count) => {
    switch (subject) {
      case 'payment':
        return t({
          message: plural(count, { one: '# платёж', few: '# платежа', many: '# платежей', other: '# платежа' }),
          comment: 'Notifications page: several payments of one day in one row; their sum is below',
        });
      case 'top_up':
        return t({
          message: plural(count, { one: '# пополнение', few: '# пополнения', many: '# пополнений', other: '# пополнения' }),
          comment: 'Notifications page: several top-ups of the balance of one day in one row; their sum is below',
        });
      case 'withdrawal':
        return t({
          message: plural(count, {
            one: '# вывод на карту',
            few: '# вывода на карту',
            many: '# выводов на карту',
            other: '# вывода на карту',
          }),
          comment: 'Notifications page: several withdrawals to a card of one day in one row; their sum is below',
        });
      case 'refund':
        return t({
          message: plural(count, { one: '# возврат денег', few: '# возврата денег', many: '# возвратов денег', other: '# возврата денег' }),
          comment: 'Notifications page: several refunds of one day in one row; their sum is below',
        });
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@muddat/ui/native-select';
import * as css from './orders.css.ts';
import { CHOICES, choiceOf, type StatusChoice } from './status-choice.ts';
import { CHOICE_WORDS } from './status-words.ts';

const ALL = 'all';

/** Status filter of the list. `all` is a choice of this filter, not a status of an order. */
export function StatusSelect({ choice, onChoice }: { choice: StatusChoice | null; onChoice: (choice: StatusChoice | null) => void }) {
  const { i18n, t } = useLingui();
  const options = [
    { value: ALL, label: t({ message: 'Все заказы', comment: 'Link to the page of all orders' }) },
    ...CHOICES.map((one) => ({ value: one, label: i18n._(CHOICE_WORDS[one]) })),
  ];
  return (
    <div className={css.select}>
      <NativeSelect
        label={t({ message: 'Какие заказы показать', comment: 'List of orders: name of the status filter, read by screen readers' })}
        hideLabel
        options={options}
        value={choice ?? ALL}
        onChange={(event) => onChoice(choiceOf(event.currentTarget.value))}
      />
    </div>
  );
}

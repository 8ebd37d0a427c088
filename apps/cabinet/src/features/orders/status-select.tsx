import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@muddat/ui/native-select';
import * as css from './orders.css.ts';
import { parseStatusFilter, STATUS_FILTER_NAMES, type StatusFilter } from './status-filter.ts';
import { STATUS_FILTER_LABELS } from './status-filter-labels.ts';

const ALL = 'all';

/** Status filter of the list. `all` is a choice of this filter, not a status of an order. */
export function StatusSelect({ choice, onChoice }: { choice: StatusFilter | null; onChoice: (choice: StatusFilter | null) => void }) {
  const { i18n, t } = useLingui();
  const options = [
    { value: ALL, label: t({ message: 'Все заказы', comment: 'Link to the page of all orders' }) },
    ...STATUS_FILTER_NAMES.map((one) => ({ value: one, label: i18n._(STATUS_FILTER_LABELS[one]) })),
  ];
  return (
    <div className={css.statusSelect}>
      <NativeSelect
        label={t({ message: 'Какие заказы показать', comment: 'List of orders: name of the status filter, read by screen readers' })}
        hideLabel
        options={options}
        value={choice ?? ALL}
        onChange={(event) => onChoice(parseStatusFilter(event.currentTarget.value))}
      />
    </div>
  );
}

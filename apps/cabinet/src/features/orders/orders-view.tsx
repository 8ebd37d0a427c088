import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './orders.css.ts';
import { OrdersFound } from './orders-found.tsx';
import type { StatusChoice } from './status-choice.ts';
import { StatusSelect } from './status-select.tsx';
import { useFoundOrders } from './use-found-orders.ts';

type Props = {
  /** What the list is narrowed to; null for all. */
  choice: StatusChoice | null;
  onChoice: (choice: StatusChoice | null) => void;
};

/** Every order of the customer, newest first, and what of them is wanted. */
export function OrdersView({ choice, onChoice }: Props) {
  const { data } = useFoundOrders(choice);
  const total = data?.pages.at(-1)?.total ?? 0;
  // Whoever has no orders at all has nothing to choose among.
  const isEmpty = choice === null && data?.pages[0]?.data.length === 0;
  return (
    <Stack gap="m">
      {!isEmpty && (
        <div className={css.top}>
          <StatusSelect choice={choice} onChoice={onChoice} />
          {total > 0 && <HowMany total={total} />}
        </div>
      )}
      {/* Each choice is a list of its own: a press of "more" in one moves no focus in the next. */}
      <OrdersFound key={choice ?? 'all'} choice={choice} onAll={() => onChoice(null)} />
    </Stack>
  );
}

function HowMany({ total }: { total: number }) {
  const { t } = useLingui();
  return (
    <Text tone="quiet" size="s">
      {t({
        message: plural(total, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' }),
        comment: 'Above the list of orders: how many there are',
      })}
    </Text>
  );
}

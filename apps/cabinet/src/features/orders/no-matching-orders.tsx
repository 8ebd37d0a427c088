import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Search, ShoppingBag } from '@muddat/ui/icons';
import { Inline } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import type { OrderListFilter } from './use-filtered-orders.ts';

type Props = { filter: OrderListFilter; onFilter: (filter: OrderListFilter) => void };

/** Shown when no order matches the filter or the search, with buttons that widen it. */
export function NoMatchingOrders({ filter: { status, text }, onFilter }: Props) {
  const { t } = useLingui();
  const showAll = t({ message: 'Показать все', comment: 'Button where no order is of the status that was chosen: shows all orders' });
  if (text === '') {
    return (
      <Card as="section">
        <EmptyState
          icon={<ShoppingBag size={28} />}
          title={t({ message: 'Таких заказов нет', comment: 'List of orders: none is of the status that was chosen' })}
          action={
            <Button variant="secondary" onClick={() => onFilter({ status: null, text })}>
              {showAll}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card as="section">
      <EmptyState
        icon={<Search size={28} />}
        title={t({ message: `По запросу «${text}» заказов нет`, comment: 'List of orders: nothing was found by what was typed' })}
        action={
          <Inline gap="s">
            {status !== null && (
              <Button onClick={() => onFilter({ status: null, text })}>
                {t({
                  message: 'Искать во всех заказах',
                  comment: 'List of orders: nothing was found among those of a status; button that looks among all',
                })}
              </Button>
            )}
            <Button variant="secondary" onClick={() => onFilter({ status: null, text: '' })}>
              {showAll}
            </Button>
          </Inline>
        }
      >
        {t({
          message: 'Проверьте номер или поищите по магазину или товару.',
          comment: 'List of orders: nothing was found by what was typed; what to do',
        })}
      </EmptyState>
    </Card>
  );
}

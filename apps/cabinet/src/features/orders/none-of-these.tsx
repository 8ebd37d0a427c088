import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { ShoppingBag } from '@muddat/ui/icons';
import { EmptyState } from '@muddat/ui/states';

/** No order is of the choice that was made. */
export function NoneOfThese({ onAll }: { onAll: () => void }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={t({ message: 'Таких заказов нет', comment: 'List of orders: none is of the status that was chosen' })}
        action={
          <Button variant="secondary" onClick={onAll}>
            {t({ message: 'Показать все', comment: 'Button where no order is of the status that was chosen: shows all orders' })}
          </Button>
        }
      />
    </Card>
  );
}

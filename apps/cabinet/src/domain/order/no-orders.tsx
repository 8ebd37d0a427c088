import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';

/** Shown instead of the list to a customer without orders. */
export function NoOrders({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={t({ message: 'Заказов пока нет', comment: 'Main page of a customer without orders' })}
        action={
          <LinkButton href={hrefTo('partners', {}, locale)}>
            {t({ message: 'Выбрать магазин', comment: 'Button of a customer with a limit: to the list of stores' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Выберите товар в магазине и платите частями.',
          comment: 'Main page of a customer without orders: what to do',
        })}
      </EmptyState>
    </Card>
  );
}

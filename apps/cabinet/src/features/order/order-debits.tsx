import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import type { Order, OrderStatus } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus } from '../../domain/order/order-texts.ts';

type Props = { order: Pick<Order, 'id' | 'month' | 'remainder' | 'status'>; locale: Locale };

/** Statuses of broken-off payments and of a debt in court: the server then debits nothing and accepts no consent to debits. */
const NOT_DEBITABLE_STATUSES = ['broke', 'send_enveloper'] as const satisfies readonly OrderStatus[];

/** Link to the automatic debits of an order with instalments to come. */
export function OrderDebitsLink({ order: { id, month, remainder, status }, locale }: Props) {
  const { t } = useLingui();
  if (month === 0 || remainder === 0 || isEndedOrderStatus(status) || NOT_DEBITABLE_STATUSES.some((one) => one === status)) return null;
  return (
    <Card>
      <LinkRow
        href={`${hrefTo('consents', {}, locale)}?step=grant&order=${encodeURIComponent(id)}`}
        icon={<RefreshCw size={22} />}
        title={t({ message: 'Автосписание по заказу', comment: 'Page of one order: link to the automatic debits of it' })}
        line={t({
          message: 'Платежи сами, в день платежа, с ваших карт',
          comment: 'Page of one order: what automatic debits are, under the link to them',
        })}
      />
    </Card>
  );
}

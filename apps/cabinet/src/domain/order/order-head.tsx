import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateLong } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { GirihPicture } from '@muddat/ui/girih';
import { Inline, Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import { Text } from '@muddat/ui/text';
import * as css from './order.css.ts';
import type { Order } from './order-queries.ts';

/** The head of an order: the store, the order date and the status. */
export function OrderHeader({ order }: { order: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = formatDateLong(order.created_at, language);
  return (
    <Card padding="s">
      <div className={css.orderHeader}>
        <span className={css.imageFrame}>
          {order.store.logo ? (
            <img src={order.store.logo} alt="" width={52} height={52} className={css.image} />
          ) : (
            <GirihPicture name={order.store.name} />
          )}
        </span>
        <Stack gap="xxs">
          <Inline gap="xs">
            <Text as="strong" weight="strong">
              {order.store.name}
            </Text>
            <StatusBadge kind="order" status={order.status} />
          </Inline>
          <Text size="s" tone="quiet">
            {t({ message: `от ${day}`, comment: 'Page of one order: the day it was made' })}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}

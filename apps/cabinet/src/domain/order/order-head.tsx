import { useLingui } from '@lingui/react/macro';
import { UserText, useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatDateLong } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { GirihPicture } from '@muddat/ui/girih';
import { pictureSrcAttributes } from '@muddat/ui/picture';
import { Inline, Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from './order.css.ts';
import type { Order } from './order-queries.ts';
import { useOrderTitle } from './order-texts.ts';

type Props = {
  order: Order;
  /** What concerns the only product of the order, whose name is the title of the page. */
  children?: ReactNode;
};

/** The head of an order, whose goods are the title of the page: picture, store, status, number and day, and how the goods arrive. */
export function OrderHeader({ order, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const { items, store, status, number, delivery } = order;
  const day = formatDateLong(order.created_at, language);
  const name = orderTitle(number);
  const way =
    delivery.kind === 'pickup'
      ? t({ message: 'Самовывоз', comment: 'Page of one order: heading of the steps until the customer fetches the goods' })
      : t({ message: 'Доставка', comment: 'Page of one order: what its delivery costs' });
  const image = items[0]?.image;
  return (
    <Card>
      <div className={css.orderHeader}>
        <span className={css.headPicture}>
          {image ? (
            <img
              {...pictureSrcAttributes(image, 120)}
              sizes="120px"
              alt=""
              width={120}
              height={120}
              className={`${css.image} ${css.goodsImage}`}
            />
          ) : (
            <GirihPicture name={store.name} />
          )}
        </span>
        <Stack gap="xxs">
          <Inline gap="xs">
            <Text as="strong" weight="strong">
              {store.name}
            </Text>
            <StatusBadge kind="order" status={status} />
          </Inline>
          <Text size="s" tone="quiet">
            <span className={css.unbroken}>{name}</span>{' '}
            <span className={css.unbroken}>{t({ message: `от ${day}`, comment: 'Page of one order: the day it was made' })}</span>
          </Text>
          <Text size="s" tone="quiet">
            {way}
            {delivery.address && (
              <>
                {FACT_SEPARATOR}
                <UserText words={delivery.address} />
              </>
            )}
          </Text>
          {children}
        </Stack>
      </div>
    </Card>
  );
}

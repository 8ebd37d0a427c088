import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { pictureSrcAttributes } from '@muddat/ui/picture';
import { Inline, Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import { Text } from '@muddat/ui/text';
import * as orderCss from '../../domain/order/order.css.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus, useGoodsTitle, useOrderTitle } from '../../domain/order/order-texts.ts';
import { PaymentDeadline } from '../../domain/schedule/payment-deadline.tsx';
import * as css from './checkout.css.ts';
import type { PlacedOrder } from './checkout.types.ts';
import { PaymentCount } from './summary-amounts.tsx';

type Props = {
  order: PlacedOrder;
  /** The goods and sums of the order; null until they are loaded, or if they fail to load. */
  details: Order | null;
  /** The sum to pay now, in so'm, if one button of the page pays for several orders; else 0. */
  fee: number;
  href: string;
  /** Whether the link to the order is the main action of the page. */
  isMain: boolean;
};

/** A placed order: its goods with their picture, what it costs a month and from which day. */
export function PlacedOrderCard({ order: { number, status, pay_until: until }, details, fee, href, isMain }: Props) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const goodsTitle = useGoodsTitle();
  const image = details?.items[0]?.image;
  return (
    <Card padding="l">
      <Stack gap="m">
        <Inline gap="m" nowrap align="start">
          {image !== undefined && image !== '' && (
            <img
              {...pictureSrcAttributes(image, 120)}
              sizes="120px"
              alt=""
              width={120}
              height={120}
              className={`${css.placedPicture} ${orderCss.goodsImage}`}
            />
          )}
          <Stack gap="xs">
            {details !== null && (
              <Text size="l" weight="strong">
                {goodsTitle(details.items)}
              </Text>
            )}
            {details !== null && !isEndedOrderStatus(status) && <OrderSums details={details} />}
            <Inline gap="xs">
              {details !== null && (
                <Text as="span" size="s" tone="quiet">
                  {details.store.name}
                </Text>
              )}
              <Heading level={2} size={details === null ? 'm' : 'plain'}>
                {orderTitle(number)}
              </Heading>
              <StatusBadge kind="order" status={status} />
            </Inline>
            {fee > 0 && (
              <Text size="s">
                {t({ message: 'Заплатить сейчас', comment: 'Checkout: initial fees, or the whole price by card' })}: <Money amount={fee} />
              </Text>
            )}
            {until !== undefined && <PaymentDeadline at={until} />}
          </Stack>
        </Inline>
        <LinkButton href={href} variant={isMain ? 'primary' : 'secondary'} width="full">
          {t({ message: 'Следить за заказом', comment: 'Checkout, link: to the page of the order that was placed' })}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** The payment a month and the day of the first one, or the whole price. */
function OrderSums({ details: { month, monthly_payment: monthly, total_amount: total, schedule } }: { details: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [first] = schedule;
  if (month === 0 || first === undefined)
    return (
      <Text>
        <Money amount={total} />
      </Text>
    );
  const day = formatDateShort(first.due_date, language);
  return (
    <Text>
      <Money amount={monthly} /> <PaymentCount payments={schedule.length} />
      {', '}
      {t({ message: `первый платёж ${day}`, comment: 'Checkout, under the monthly payment: the day of the first payment' })}
    </Text>
  );
}

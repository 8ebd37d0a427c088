import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { LinkButton } from '@muddat/ui/link';
import { MainAside } from '@muddat/ui/page-layout';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { OrderSchedule } from '../../domain/schedule/order-schedule.tsx';
import type { PayoffState } from '../../domain/schedule/payoff.types.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import { OrderLink } from './exit-links.tsx';
import { purposeOfOrder } from './order-purposes.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentPageContent, type PaymentPageProps, paymentFormPropsOf } from './payment-page.tsx';
import { PayoffForm } from './payoff-form.tsx';
import { OrderReceipt } from './receipt.tsx';

/** Number of schedule payments shown next to the form; the rest is collapsed. */
const VISIBLE = 5;

type Props = PaymentPageProps & {
  locale: Locale;
  orderId: string;
  order: QueryState<{ data: Order; as_of: CalendarDate }>;
  /** Early payoff of the order; null if it has no instalments to come. */
  payoff: PayoffState | null;
  requestedAmount: 'payoff' | 'other' | null;
  onPayoff: () => void;
};

/** Nobody pays more than what closes the order today (`payoff`; 0 while it is unknown or nothing can be paid off). */
function instalmentLimits({ payment_amount: amount, payment_min: min, payment_max }: Order, payoff: number) {
  const max = payoff > 0 ? Math.min(payment_max, payoff) : payment_max;
  return { amount, min: Math.min(min, max), max };
}

/** Shows one step of the payment, with its order next to it. */
export function PayView({ locale, orderId, order, payoff, requestedAmount, onPayoff, ...paying }: Props) {
  const { t } = useLingui();
  const href = hrefTo('order', { id: orderId }, locale);
  const asked = order.data && order.data.data.payment_max > 0 ? order.data.data : null;
  const orderTitle = useOrderTitle();
  const sources = paymentFormPropsOf(paying);
  return (
    <MainAside
      main={
        <PaymentPageContent
          control={paying.control}
          query={order}
          errorTitle={t({ message: 'Не удалось загрузить заказ', comment: 'Page of one order: it could not be loaded' })}
          emptyTitle={
            order.data && order.data.data.remainder > 0
              ? t({ message: 'По этому заказу пока платить не нужно', comment: 'Payment page: the store has not confirmed the order yet' })
              : t({ message: 'По этому заказу платить нечего', comment: 'Payment page: nothing is left to pay for this order' })
          }
          emptyExitLink={
            <LinkButton href={href}>
              {t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' })}
            </LinkButton>
          }
          exit={<OrderLink href={href} />}
          form={(state) =>
            asked && payoff && requestedAmount === 'payoff' ? (
              <PayoffForm
                orderId={orderId}
                title={orderTitle(asked.number, asked.store.name)}
                payoff={payoff}
                instalmentHref={hrefTo('order-pay', { id: orderId }, locale)}
                today={order.data?.as_of}
                {...sources}
                {...state}
              />
            ) : asked ? (
              <PayForm
                purpose={purposeOfOrder(asked)}
                amountLimits={instalmentLimits(asked, payoff?.quote.data?.amount ?? 0)}
                today={order.data?.as_of}
                head={null}
                quick={asked}
                payoff={
                  payoff
                    ? { amount: payoff.quote.data?.amount ?? (payoff.quote.isFetching ? 'loading' : null), onChoose: onPayoff }
                    : undefined
                }
                topUpHref={topUpHref(locale, orderId)}
                focusAmount={requestedAmount === 'other'}
                {...sources}
                {...state}
              />
            ) : null
          }
          receipt={(payment) => <OrderReceipt href={href} order={order} payment={payment} save={paying.saveReceipt(payment.id)} />}
        />
      }
      aside={
        order.data && (
          <>
            <OrderSummary order={order.data.data} />
            <OrderSchedule order={order.data.data} today={order.data.as_of} visible={VISIBLE} />
          </>
        )
      }
    />
  );
}

import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { CheckoutController } from '../../features/checkout/checkout.controller.tsx';
import { CheckoutHeader } from '../../features/checkout/checkout-header.tsx';
import { PayOrders } from '../../features/pay/pay-orders.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';

const FROM = '/frame/$locale/cabinet/checkout';

/**
 * Placing orders and paying for them. The URL contains the id of the checkout, and then of the payment, once the server has sent them, so
 * that a reload and the back button find both.
 */
export function Page() {
  const { checkout, step, payment, attempt, fee } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/$locale/cabinet/checkout' });
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  const href = hrefTo('checkout', {}, locale);
  if (customer !== undefined && checkout !== undefined && step === 'pay') {
    return (
      <PayOrders
        key={`${customer} ${checkout}`}
        checkoutId={checkout}
        customer={customer}
        paymentId={payment}
        attemptKey={attempt}
        backHref={`${href}?${new URLSearchParams({ checkout }).toString()}`}
        onPaymentId={(id) =>
          void navigate({ search: { checkout, step, ...(id === null ? {} : { payment: id }) }, replace: true, resetScroll: false })
        }
      />
    );
  }
  if (customer === undefined) {
    return (
      <>
        <CheckoutHeader step="form" />
        <PageSkeleton />
      </>
    );
  }
  return (
    <CheckoutController
      key={customer}
      customer={customer}
      checkoutId={checkout}
      chosenFee={fee ?? null}
      onCheckoutId={(id) => void navigate({ search: id === null ? {} : { checkout: id }, replace: true, resetScroll: false })}
    />
  );
}

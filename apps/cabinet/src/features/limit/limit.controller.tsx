import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { Stack } from '@muddat/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCheckoutHref } from '../../domain/checkout/use-checkout-href.ts';
import { LazyGoodsToBuy } from '../../domain/goods/lazy-goods-to-buy.tsx';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { LimitView } from './limit.view.tsx';
import type { LimitCall } from './limit-action.ts';

/** Calls the installment API for the page of the limit. */
export function LimitController() {
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  const checkoutHref = useCheckoutHref();
  const queryClient = useQueryClient();
  const { queryKey } = limitQuery(api);
  const limit = useQuery(limitQuery(api));
  const next = useQuery(nextPaymentQuery(api)).data?.data;
  const withKey = useIdempotencyKey();
  const { state, write } = useWrite({
    write: (call: LimitCall) =>
      withKey(async (idempotencyKey) => {
        if (call === 'request') {
          const asked = await api.installment.requestLimit({}, { idempotencyKey });
          return () => queryClient.setQueryData(queryKey, asked);
        }
        const restoration = await api.installment.restoreLimit({}, { idempotencyKey });
        // The state that the contract defines after this request, shown until the limit is refetched.
        const restoring = { status: 'pending', next_step: 'wait', reason: null, restoration } as const;
        return () => queryClient.setQueryData(queryKey, (old) => old && { ...old, data: { ...old.data, ...restoring } });
      }),
    onDone: async (show, call) => {
      await queryClient.cancelQueries({ queryKey });
      show();
      if (call === 'request') history.push(hrefTo('verification', {}, locale));
    },
    refresh: queryKey,
  });
  const late = next && next.overdue_days > 0 ? next.order_id : null;
  return (
    <Stack gap="xl">
      <LimitView
        limit={limit}
        write={state}
        hrefs={{
          verification: hrefTo('verification', {}, locale),
          topUp: topUpHref(locale),
          stores: hrefTo('partners', {}, locale),
          overdue: late === null ? hrefTo('main-page', {}, locale) : hrefTo('order-pay', { id: late }, locale),
        }}
        checkoutHref={checkoutHref}
        supportPhone={SUPPORT_PHONE}
        locale={locale}
        transliterate={transliterate}
        onWrite={write}
      />
      {limit.data?.data.status === 'approved' && <LazyGoodsToBuy />}
    </Stack>
  );
}

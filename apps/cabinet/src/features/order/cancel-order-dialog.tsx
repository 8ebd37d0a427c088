import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { CUSTOMER_QUERY_KEY } from '../../domain/customer/keys.ts';
import { type Order, orderQuery } from '../../domain/order/order-queries.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import type { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';

type Props = { order: Order; withKey: ReturnType<typeof useIdempotencyKey>; onCancel: () => void };

/** Dialog that confirms the cancellation of an order and cancels it. Stays open until the order is canceled or the customer declines. */
export function CancelOrderDialog({ order: { id, month, paid_amount }, withKey, onCancel }: Props) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { state, write } = useWrite({
    write: () => withKey((key) => api.installment.cancelOrder({ id }, { idempotencyKey: key })),
    onDone: (answer) => {
      queryClient.setQueryData(orderQuery(api, id).queryKey, answer);
    },
    refresh: [CUSTOMER_QUERY_KEY],
  });
  const money =
    paid_amount > 0
      ? t({ message: 'Деньги сразу вернутся на ваш баланс.', comment: 'Question before an order is canceled: what was paid for it' })
      : t({
          message: 'Если вы уже платили, деньги сразу вернутся на ваш баланс.',
          comment: 'Question before an order is canceled: its instalments are not paid yet, perhaps its initial fee is',
        });
  const limit = t({
    message: 'Лимит снова станет свободным.',
    comment: 'Question before an order is canceled: the part of the limit that it holds',
  });
  return (
    <ConfirmDialog
      title={t({ message: 'Отменить заказ?', comment: 'Question before an order is canceled' })}
      text={month > 0 ? `${money} ${limit}` : money}
      confirmLabel={t({ message: 'Отменить заказ', comment: 'Button on the page of an order, and in the question before it is canceled' })}
      cancelLabel={t({ message: 'Не отменять', comment: 'Button: the order is not canceled' })}
      pending={state.kind === 'busy'}
      problem={state.kind === 'refused' ? state.refusal : null}
      onConfirm={() => write(undefined)}
      onCancel={onCancel}
    />
  );
}

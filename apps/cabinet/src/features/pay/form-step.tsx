import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { CircleCheck } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { balanceQuery, cardsQuery, orderQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import type { PayDraft, PayProblem } from './pay.types.ts';
import { PayForm } from './pay-form.tsx';
import type { PayPrefill } from './use-pay-flow.ts';

type Props = {
  orderId: string;
  prefill: PayPrefill | null;
  problem: PayProblem | null;
  pending: boolean;
  wantsOther: boolean;
  onSubmit: (draft: PayDraft) => Promise<void>;
};

/** The form, once it is known what there is to pay. */
export function FormStep({ orderId, ...form }: Props) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data, error, refetch, isFetching } = useQuery(orderQuery(api, orderId));
  const cards = useQuery(cardsQuery(api));
  const balance = useQuery(balanceQuery(api));
  if (data && data.data.payment_max <= 0) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={t({ message: 'По этому заказу платить нечего', comment: 'Payment page: nothing is left to pay for this order' })}
          action={
            <LinkButton href={hrefTo('order', { id: orderId }, locale)}>
              {t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' })}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  if (data) return <PayForm order={data.data} cards={cards} balance={balance} {...form} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить заказ', comment: 'Page of one order: it could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card padding="l">
      <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'For ears, while a page of the cabinet loads' })}>
        <Stack gap="m">
          <Skeleton width="third" />
          <Skeleton shape="button" />
          <Skeleton width="third" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Undo2 } from '@muddat/ui/icons';
import { Link, LinkButton } from '@muddat/ui/link';
import { MainAside } from '@muddat/ui/page-layout';
import { PaymentTimeline } from '@muddat/ui/payment-timeline';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { RefundList } from '../../domain/payment/refund-list.view.tsx';
import type { Return } from '../../domain/return/return-queries.ts';
import { isOpenReturn, RETURN_STATES } from '../../domain/return/return-states.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { ReturnAmounts } from './return-amounts.tsx';
import type { ReturnCaseViewProps } from './return-case.types.ts';
import { ReturnCaseActions } from './return-case-actions.tsx';
import { ReturnCaseGoods } from './return-case-goods.tsx';
import { ReturnCaseMessages } from './return-case-messages.tsx';
import { ReturnCaseStatus } from './return-case-status.tsx';

/** Page of one return: status, next step with its deadline, actions, amounts, messages and history. */
export function ReturnCaseView(props: ReturnCaseViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = props.of;
  if (data) return <Loaded {...props} returnCase={data} />;
  if (props.isMissing) {
    return (
      <EmptyState
        level={2}
        icon={<Undo2 size={28} />}
        title={t({ message: 'Такого возврата у вас нет', comment: 'Page of one return: there is none, or it is somebody else’s' })}
        action={
          <LinkButton href={props.returnsHref}>{t({ message: 'Все возвраты', comment: 'Link to the page of all returns' })}</LinkButton>
        }
      >
        {t({ message: 'Проверьте адрес или найдите возврат в списке.', comment: 'Page of one return: there is none; what to do' })}
      </EmptyState>
    );
  }
  if (error) {
    const title = t({ message: 'Не удалось загрузить возврат', comment: 'Page of one return: it could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <PageSkeleton />;
}

function Loaded(props: ReturnCaseViewProps & { returnCase: Return }) {
  const { t } = useLingui();
  const { returnCase, today } = props;
  const { state, wish, settled, actions } = returnCase;
  // A repair changes no amounts, unless support decides that the goods are returned.
  const counts = settled || state === 'disputed' || (wish === 'refund' && (isOpenReturn(state) || actions.includes('dispute')));
  return (
    <MainAside
      main={
        <>
          <ReturnCaseStatus returnCase={returnCase} supportPhone={props.supportPhone} />
          <ReturnCaseActions {...props} />
          {counts && <ReturnAmounts figures={returnCase.figures} settled={settled} today={today} />}
          <ReturnCaseMessages {...props} />
        </>
      }
      aside={
        <>
          <ReturnCaseGoods returnCase={returnCase} photoHref={props.photoHref} />
          <RefundList refunds={returnCase.refunds} />
          <History events={returnCase.events} wish={wish} />
          <div>
            <Link href={props.returnsHref}>{t({ message: 'Все возвраты', comment: 'Link to the page of all returns' })}</Link>
          </div>
        </>
      }
    />
  );
}

function History({ events, wish }: Pick<Return, 'events' | 'wish'>) {
  const { i18n, t } = useLingui();
  const title =
    wish === 'repair'
      ? t({ message: 'История ремонта', comment: 'Page of one repair: heading of its history' })
      : t({ message: 'История возврата', comment: 'Page of one return: heading of its history' });
  const actors = {
    customer: t({ message: 'вы', comment: 'History of an order: who did it, the customer' }),
    store: t({ message: 'магазин', comment: 'History of an order: who did it, the store' }),
    support: t({ message: 'Muddat', comment: 'History of a return: who did it, our support staff' }),
    system: t({ message: 'автоматически', comment: 'History of an order: nobody did it, it happened by itself' }),
  };
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <PaymentTimeline
          label={title}
          events={events
            .map(({ state, at, actor }, index) => ({
              id: `${index}`,
              at,
              title: i18n._(RETURN_STATES[state].label),
              text: actors[actor],
              tone: RETURN_STATES[state].tone,
            }))
            .reverse()}
        />
      </Stack>
    </Card>
  );
}

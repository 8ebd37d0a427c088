import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Link, LinkButton } from '@muddat/ui/link';
import { SegmentedControl } from '@muddat/ui/segmented-control';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import type { Order } from '../../domain/order/order-queries.ts';
import { hardshipOptions } from '../../domain/schedule/hardship-choices.ts';
import { ScheduleCard } from '../../domain/schedule/schedule-card.tsx';
import type { Hardship } from '../../domain/schedule/schedule-queries.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import type { HardshipAgreement, HardshipChoice, HardshipKind, HardshipQuoteState } from './hardship.types.ts';
import { HardshipFields } from './hardship-fields.tsx';
import { HardshipOffer } from './hardship-offer.tsx';

export type HardshipViewProps = {
  order: QueryState<{ data: Order; as_of: CalendarDate }>;
  kind: HardshipKind;
  choice: HardshipChoice;
  /** Null until the customer has made all choices. */
  quote: HardshipQuoteState | null;
  write: WriteState<HardshipAgreement>;
  /** Whether the change was sent and its result is unknown. */
  isUnknown: boolean;
  /** Whether the result is being looked up after a reload. */
  isLookingUp: boolean;
  done: Hardship | null;
  orderHref: string;
  payHref: string;
  supportPhone: string;
  onKind: (kind: HardshipKind) => void;
  onChoice: (choice: HardshipChoice) => void;
  onAgree: (agreed: HardshipAgreement) => void;
};

/** The change of a schedule for a customer who cannot pay in time: the choice, both schedules with the cost, and the receipt. */
export function HardshipView(props: HardshipViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = props.order;
  if (props.done && data) return <Receipt done={props.done} today={data.as_of} orderHref={props.orderHref} />;
  if (data && !props.isLookingUp) return <Form {...props} of={data.data} today={data.as_of} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить заказ', comment: 'Page of one order: it could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <PageSkeleton />;
}

type FormProps = HardshipViewProps & { of: Order; today: CalendarDate };

function Form(props: FormProps) {
  const { t } = useLingui();
  const { of, today, kind, choice, quote, write, isUnknown, onKind } = props;
  const choices = hardshipOptions(of, today);
  if (choices === null || choices.inCourt) return <Unavailable {...props} court={choices !== null} />;
  const isBusy = write.kind === 'busy' || isUnknown;
  return (
    <Stack gap="l">
      <Card padding="l">
        <Stack gap="m">
          {choices.overdue > 0 && (
            <SegmentedControl
              label={t({
                message: 'Что изменить',
                comment: 'Change of a schedule: label of the choice between a due date and an overdue sum',
              })}
              value={kind}
              options={[
                {
                  value: 'move',
                  label: t({
                    message: 'Перенести дату',
                    comment: 'Link on the page of an order: to the page on which a due date is moved',
                  }),
                },
                {
                  value: 'split',
                  label: t({
                    message: 'Разделить просрочку',
                    comment: 'Link on the page of an order: to the page on which an overdue sum is split',
                  }),
                },
              ]}
              onChange={onKind}
            />
          )}
          <HardshipFields kind={kind} choice={choice} choices={choices} disabled={isBusy} onChoice={props.onChoice} />
        </Stack>
      </Card>
      {quote ? (
        <HardshipOffer quote={quote} kind={kind} choice={choice} write={write} isUnknown={isUnknown} onAgree={props.onAgree} />
      ) : (
        <Text tone="quiet">
          {t({
            message: 'Сначала покажем новый график и сколько это стоит. Ничего не изменится, пока вы не согласитесь.',
            comment: 'Change of a schedule: below the choices, before all of them are made',
          })}
        </Text>
      )}
    </Stack>
  );
}

function Unavailable({ court, orderHref, payHref, supportPhone }: FormProps & { court: boolean }) {
  const { t } = useLingui();
  const phone = formatPhone(supportPhone);
  return (
    <Stack gap="m" align="start">
      <Banner tone={court ? 'bad' : 'info'}>
        {court ? (
          <Trans comment="Change of a schedule: refused, since the debt is in court; the phone of support follows">
            Долг передан в суд, изменить график здесь уже нельзя. Позвоните нам: <Link href={`tel:${supportPhone}`}>{phone}</Link>
          </Trans>
        ) : (
          t({
            message: 'У этого заказа сейчас нет платежей, которые можно изменить.',
            comment: 'Change of a schedule: the order has no running payments',
          })
        )}
      </Banner>
      {court ? (
        <LinkButton href={payHref}>{t({ message: 'Оплатить долг', comment: 'Button: to the payment of an overdue sum' })}</LinkButton>
      ) : (
        <LinkButton href={orderHref}>
          {t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' })}
        </LinkButton>
      )}
    </Stack>
  );
}

function Receipt({ done, today, orderHref }: { done: Hardship; today: CalendarDate; orderHref: string }) {
  const { t } = useLingui();
  const title =
    done.kind === 'move'
      ? t({ message: 'Дата перенесена', comment: 'Receipt: a due date was moved' })
      : t({ message: 'Просрочка разделена', comment: 'Receipt: an overdue sum was split' });
  return (
    <Stack gap="m">
      <Card padding="l">
        <ResultState
          tone="good"
          level={2}
          title={title}
          actions={
            <LinkButton href={orderHref}>
              {t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' })}
            </LinkButton>
          }
        >
          <Text>{t({ message: 'Новый график уже действует.', comment: 'Receipt: under the title of a change of the schedule' })}</Text>
        </ResultState>
      </Card>
      <ScheduleCard
        title={t({ message: 'Новый график', comment: 'Change of a schedule: heading of the payments after it' })}
        of={done.new}
        today={today}
      />
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Grid, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { ScheduleCard } from '../../domain/schedule/schedule-card.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import {
  type HardshipAgreement,
  type HardshipChoice,
  type HardshipKind,
  type HardshipQuoteState,
  hardshipRequestOf,
} from './hardship.types.ts';

type Props = {
  quote: HardshipQuoteState;
  kind: HardshipKind;
  choice: HardshipChoice;
  write: WriteState<HardshipAgreement>;
  isUnknown: boolean;
  onAgree: (agreed: HardshipAgreement) => void;
};

/** Shows both schedules and the cost of the change, and the button that agrees to it. */
export function HardshipOffer({ quote, kind, choice, write, isUnknown, onAgree }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const request = hardshipRequestOf(kind, choice);
  const { data, refusal } = quote;
  if (refusal) {
    return (
      <Stack gap="s" align="start">
        <RefusalBanner refusal={refusal} />
        <Button variant="secondary" pending={quote.isFetching} onClick={() => void quote.refetch()}>
          {t({ message: 'Посчитать ещё раз', comment: 'Button: the new schedule could not be calculated' })}
        </Button>
      </Stack>
    );
  }
  if (!data || request === null) {
    return (
      <SkeletonGroup label={t({ message: 'Считаем новый график…', comment: 'Read by screen readers: the new schedule is loading' })}>
        <Skeleton shape="tile" />
      </SkeletonGroup>
    );
  }
  const { cost, old, new: after, quote_id } = data.data;
  const sum = formatMoney(cost, language);
  return (
    <Stack gap="m">
      <Grid columns="1-2-2" align="start">
        <ScheduleCard
          title={t({ message: 'Сейчас', comment: 'Change of a schedule: heading of the current payments' })}
          of={old}
          today={data.as_of}
        />
        <ScheduleCard
          title={t({ message: 'Новый график', comment: 'Change of a schedule: heading of the payments after it' })}
          of={after}
          today={data.as_of}
        />
      </Grid>
      <Text>
        {cost === 0
          ? t({ message: 'Это бесплатно: общая сумма не изменится.', comment: 'Change of a schedule: it costs nothing' })
          : t({
              message: `Это стоит ${sum}, они войдут в последний платёж.`,
              comment: 'Change of a schedule: what it costs; the sum becomes part of the last payment',
            })}
      </Text>
      {isUnknown ? (
        <Banner
          tone="info"
          live="alert"
          title={t({ message: 'Пока не знаем, изменился ли график', comment: 'Change of a schedule: there was no response' })}
        >
          {t({
            message: 'Мы не получили ответа. Проверьте ещё раз: повторной заявки не будет.',
            comment: 'Change of a schedule: there was no response; trying again is safe',
          })}
        </Banner>
      ) : (
        write.kind === 'refused' && <RefusalBanner refusal={write.refusal} />
      )}
      <div>
        <Button width="phone" pending={write.kind === 'busy'} onClick={() => onAgree({ request, quoteId: quote_id })}>
          {isUnknown
            ? t({ message: 'Обновить статус', comment: 'Button: checks the result of a change whose response was lost' })
            : t({ message: 'Согласиться на новый график', comment: 'Button: agrees to the new schedule' })}
        </Button>
      </div>
    </Stack>
  );
}

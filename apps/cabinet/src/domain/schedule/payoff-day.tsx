import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateWords, formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Button } from '@muddat/ui/button';
import { DateField } from '@muddat/ui/date-field';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { PayoffDayProps, PayoffState } from './payoff.types.ts';

/** The field for a later day, and the amount that pays off the order on that day. That amount can be paid only on that day, not now. */
export function OtherDayPayoff({ today, lastDay, day, dayQuote, setDay }: PayoffDayProps) {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <DateField
        label={t({ message: 'А если в другой день?', comment: 'Early payoff: label of the field for another day' })}
        value={day}
        min={today}
        max={lastDay}
        onChange={setDay}
      />
      <div aria-live="polite">{day !== null && <DayQuote day={day} quote={dayQuote} />}</div>
    </Stack>
  );
}

function DayQuote({ day, quote }: { day: CalendarDate; quote: PayoffState['dayQuote'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (quote.isError) {
    return (
      <Button variant="secondary" size="s" pending={quote.isFetching} onClick={() => void quote.refetch()}>
        {t({ message: 'Не удалось посчитать. Повторить', comment: 'Early payoff: the sum for another day could not be loaded' })}
      </Button>
    );
  }
  // While the quote for this day is loading, `quote` still holds that of the previously picked day, which must not be shown.
  if (quote.data?.date !== day) {
    return (
      <SkeletonGroup label={t({ message: 'Считаем…', comment: 'Read by screen readers: the sum of an early payoff is loading' })}>
        <Skeleton width="most" />
      </SkeletonGroup>
    );
  }
  const date = formatDateWords(day, language);
  const sum = formatMoney(quote.data.amount, language);
  const saving = formatMoney(quote.data.saving, language);
  return (
    <Text>
      {quote.data.saving > 0
        ? t({ message: `${date}: ${sum}, сэкономите ${saving}`, comment: 'Early payoff on another day: its sum, and what it saves' })
        : t({ message: `${date}: ${sum}, экономии уже не будет`, comment: 'Early payoff on another day: its sum, and nothing is saved' })}
    </Text>
  );
}

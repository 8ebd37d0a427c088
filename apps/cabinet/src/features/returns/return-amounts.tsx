import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Grid, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReturnFigures as Figures } from '../../domain/return/return-queries.ts';
import { ScheduleCard } from '../../domain/schedule/schedule-card.tsx';

/** `settled`: the amounts are final, not a forecast. `today` is null until the server has sent it. */
type Props = { figures: Figures; settled: boolean; today: CalendarDate | null };

/** Refund of a return and where it goes, and the schedule before and after it. */
export function ReturnAmounts({ figures, settled, today }: Props) {
  const { t } = useLingui();
  const { share, give_back, give_back_to, bonus_back, old, new: after } = figures;
  const money = (amount: number) => <Money amount={amount} />;
  const back =
    give_back_to === 'store_cash'
      ? t({ message: 'Магазин вернёт наличными', comment: 'Return of goods: what was paid beyond the new total, and where it goes' })
      : t({ message: 'Вернётся на баланс', comment: 'Return of goods: what was paid beyond the new total, and where it goes' });
  const rows = [
    {
      label: t({ message: 'Заказ станет меньше на', comment: 'Return of goods: what the total of the order falls by' }),
      value: money(share),
      when: true,
    },
    { label: back, value: money(give_back), when: give_back > 0 },
    {
      label: t({ message: 'Вернутся бонусы', comment: 'Return of goods: bonuses that were spent on them' }),
      value: money(bonus_back),
      when: bonus_back > 0,
    },
    {
      label: t({ message: 'Останется заплатить', comment: 'Return of goods: what is left of the order after it' }),
      value: money(after.remainder),
      strong: true,
      when: true,
    },
  ].filter(({ when }) => when);
  return (
    <Stack gap="m">
      <Card as="section">
        <Stack gap="m">
          <Heading level={2} size="m">
            {settled
              ? t({ message: 'Что вернулось', comment: 'Return of goods: heading over its sums, once the goods are back' })
              : t({ message: 'Что вернётся', comment: 'Return of goods: heading over its sums, before the goods are back' })}
          </Heading>
          <PriceBreakdown rows={rows.map(({ label, value, strong }) => ({ label, value, ...(strong ? { strong } : {}) }))} />
          {give_back === 0 && (
            <Text size="s" tone="quiet">
              {t({
                message: 'Деньги не возвращаем: всё оплаченное засчитаем в новую сумму заказа.',
                comment: 'Return of goods: nothing was paid beyond the new total',
              })}
            </Text>
          )}
        </Stack>
      </Card>
      {today !== null && old.schedule.length > 0 && (
        <Grid columns="1-2-2" align="start">
          <ScheduleCard
            title={
              settled
                ? t({ message: 'Было', comment: 'Return of goods: heading over the payments before it' })
                : t({ message: 'Сейчас', comment: 'Change of a schedule: heading over the payments as they are' })
            }
            of={old}
            today={today}
          />
          {after.schedule.length > 0 ? (
            <ScheduleCard
              title={t({ message: 'Новый график', comment: 'Change of a schedule: heading over the payments after it' })}
              of={after}
              today={today}
            />
          ) : (
            <Card>
              <Stack gap="s">
                <Heading level={2} size="m">
                  {t({ message: 'Новый график', comment: 'Change of a schedule: heading over the payments after it' })}
                </Heading>
                <Text>{t({ message: 'Платить больше не нужно.', comment: 'Return of goods: nothing of the schedule is left' })}</Text>
              </Stack>
            </Card>
          )}
        </Grid>
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { CalendarField } from '@muddat/ui/calendar-field';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { NativeSelect } from '@muddat/ui/native-select';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useState } from 'react';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { DownloadStatus } from '../../shared/files/download-status.tsx';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import { STATEMENT_PERIODS, type StatementPeriodChoice, statementPeriodOf } from './period.ts';

type Props = {
  /** The date in Tashkent: from the server once it has responded, until then from the device's clock. */
  today: CalendarDate;
  downloads: DownloadControl;
};

const isChoice = (value: string): value is StatementPeriodChoice => STATEMENT_PERIODS.some((one) => one === value);

/** Downloads a statement of a period, as PDF or as a spreadsheet. */
export function StatementCard({ today, downloads }: Props) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<StatementPeriodChoice>('month');
  const [from, setFrom] = useState<CalendarDate | null>(null);
  // Undefined until the customer picks a day. The default is today's date, which the server may correct while the page is open.
  const [chosenTo, setTo] = useState<CalendarDate | null>();
  const to = chosenTo === undefined ? today : chosenTo;
  const words: Record<StatementPeriodChoice, string> = {
    month: t({ message: 'Этот месяц', comment: 'Statement: its period' }),
    'last-month': t({ message: 'Прошлый месяц', comment: 'Statement: its period' }),
    quarter: t({ message: 'Три месяца', comment: 'Statement: its period, this month and the two before' }),
    year: t({ message: 'С начала года', comment: 'Statement: its period' }),
    own: t({ message: 'Другие даты', comment: 'Statement: its period is chosen by its first and last day' }),
  };
  const own = from !== null && to !== null && from <= to ? { from, to } : null;
  const period = choice === 'own' ? own : statementPeriodOf(choice, today);
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Выписка за период', comment: 'Page of documents: heading' })}
        </Heading>
        <Text tone="quiet">
          {t({
            message: 'Все платежи, пополнения и возвраты и баланс на начало и конец. Не больше года.',
            comment: 'Page of documents: what a statement contains',
          })}
        </Text>
        <NativeSelect
          label={t({ message: 'Период', comment: 'Statement: label of the list of periods' })}
          options={STATEMENT_PERIODS.map((value) => ({ value, label: words[value] }))}
          value={choice}
          onChange={({ currentTarget: { value } }) => isChoice(value) && setChoice(value)}
        />
        {choice === 'own' && (
          <>
            <CalendarField
              label={t({ message: 'Первый день', comment: 'Statement: label of its first day' })}
              value={from}
              max={to ?? today}
              today={today}
              onChange={setFrom}
            />
            <CalendarField
              label={t({ message: 'Последний день', comment: 'Statement: label of its last day' })}
              value={to}
              min={from ?? undefined}
              max={today}
              today={today}
              onChange={setTo}
            />
          </>
        )}
        {period === null ? (
          <Text tone="quiet">{t({ message: 'Выберите оба дня', comment: 'Statement: its first or last day is missing' })}</Text>
        ) : (
          <Inline gap="xs">
            <DownloadButton file={{ kind: 'statement', ...period, format: 'pdf' }} downloads={downloads}>
              {t({ message: 'Скачать PDF', comment: 'Button: downloads the statement' })}
            </DownloadButton>
            <DownloadButton file={{ kind: 'statement', ...period, format: 'csv' }} downloads={downloads}>
              {t({ message: 'Скачать таблицу', comment: 'Button: downloads the statement for a spreadsheet (CSV)' })}
            </DownloadButton>
          </Inline>
        )}
        <DownloadStatus state={downloads.state} matches={(file) => file.kind === 'statement'} />
      </Stack>
    </Card>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { LoadMore } from '@muddat/ui/load-more';
import { Stack } from '@muddat/ui/stack';
import { useRef } from 'react';
import { MoneyHistoryRow } from '../../domain/balance/money-row.tsx';
import * as css from '../../domain/balance/money-rows.css.ts';
import type { Bonuses } from '../../domain/review/review-queries.ts';

/** The text of each kind of entry. A new kind in the contract is a type error here until it has a text. */
const BONUS_ENTRY_LABELS = {
  earned: msg({ message: 'За платёж вовремя', comment: 'History of bonuses: earned by a payment made on time' }),
  spent: msg({ message: 'Оплата покупки', comment: 'History of bonuses: they were spent on a purchase' }),
  returned: msg({ message: 'Возврат за покупку', comment: 'History of bonuses: those spent on a canceled or returned purchase are back' }),
  taken_back: msg({
    message: 'Платёж вернулся',
    comment: 'History of bonuses: taken back, because the payment that had earned them was refunded to the customer',
  }),
  expired: msg({ message: 'Сгорели', comment: 'History of bonuses: not spent within 365 days' }),
} as const satisfies Record<Bonuses['entries'][number]['kind'], MessageDescriptor>;

type Entry = Bonuses['entries'][number];
type Props = { entries: readonly Entry[]; visibleCount: number; orderHref: (id: string) => string; onMore: () => void };

/** The earned and spent bonuses, newest first. The server sends all entries in one response; only `visibleCount` of them are rendered. */
export function BonusHistory({ entries, visibleCount, orderHref, onMore }: Props) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  const title = t({ message: 'История', comment: 'Page of bonuses: heading of the list of earned and spent bonuses' });
  const drawn = entries.slice(0, visibleCount);
  return (
    <Stack gap="m">
      <Card as="section">
        <Stack gap="s">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <ul ref={rows} className={css.rows} aria-label={title}>
            {drawn.map((entry, line) => (
              // Entries have no ids. New ones are added at the start, so the index from the end is a stable key.
              <Row key={entries.length - line} entry={entry} orderHref={orderHref} />
            ))}
          </ul>
        </Stack>
      </Card>
      <LoadMore
        list={rows}
        shown={drawn.length}
        total={entries.length}
        state={drawn.length < entries.length ? 'idle' : 'end'}
        onMore={onMore}
      />
    </Stack>
  );
}

function Row({ entry, orderHref }: { entry: Entry; orderHref: Props['orderHref'] }) {
  const { t, i18n } = useLingui();
  const { kind, amount, at, order_id: orderId, expires_on: day } = entry;
  const facts = (
    <>
      <DateText value={at} style="time" />
      {amount > 0 && day !== null && (
        <>
          {`${FACT_SEPARATOR}${t({ message: 'сгорят', comment: 'History of bonuses: before the day on which earned bonuses expire' })} `}
          <DateText value={day} style="long" />
        </>
      )}
    </>
  );
  return (
    <MoneyHistoryRow title={i18n._(BONUS_ENTRY_LABELS[kind])} details={facts} amount={amount} orderId={orderId} orderHref={orderHref} />
  );
}

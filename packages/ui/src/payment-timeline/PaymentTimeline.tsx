import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tone } from '../badge/Badge.tsx';
import { DateText } from '../date-text/DateText.tsx';
import { cx } from '../internal/cx.ts';
import { Money } from '../money/Money.tsx';
import * as css from './PaymentTimeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** ISO 8601; shown in Tashkent time. */
  at: string;
  title: ReactNode;
  text?: ReactNode;
  /** Whole so'm, where money moved. */
  amount?: number;
  tone?: Tone;
}

/** What happened, newest or oldest first as given: payments of an order, or the history of its status. */
export function PaymentTimeline({ events, label }: { events: readonly TimelineEvent[]; label: string }) {
  const { t } = useLingui();
  if (events.length === 0) {
    return (
      <p className={css.nothing}>
        {t({ message: 'Пока ничего не произошло', comment: 'History of an order or of payments: it is empty' })}
      </p>
    );
  }
  return (
    <ol className={css.list} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={css.item}>
          <span className={cx(css.dot, css.dotTone[event.tone ?? 'neutral'])} aria-hidden="true" />
          <span className={css.head}>
            <span className={css.title}>{event.title}</span>
            {event.amount !== undefined && (
              <span className={css.amount}>
                <Money amount={event.amount} />
              </span>
            )}
          </span>
          <span className={css.text}>
            <DateText value={event.at} style="time" />
            {event.text !== undefined && <> · {event.text}</>}
          </span>
        </li>
      ))}
    </ol>
  );
}

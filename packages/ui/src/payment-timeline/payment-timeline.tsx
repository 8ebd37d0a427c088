import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import type { ReactNode } from 'react';
import type { Tone } from '../badge/badge.tsx';
import { DateText } from '../date-text/date-text.tsx';
import { cx } from '../internal/cx.ts';
import { Money } from '../money/money.tsx';
import * as css from './payment-timeline.css.ts';

export interface TimelineEvent {
  /** Identifies the event in the list. */
  id: string;
  /** When it happened, ISO 8601; shown in Tashkent time. Without it the event has not happened yet. */
  at?: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Further facts under the title, after the time. */
  text?: ReactNode;
  /** The amount, whole so'm, if money moved. */
  amount?: number;
  /** Colour of the dot; without it neutral. */
  tone?: Tone;
  /** The current step, if other steps are still to come. */
  current?: boolean;
}

export interface PaymentTimelineProps {
  /** The events in the order in which they appear. Without any the timeline says that nothing has happened yet. */
  events: readonly TimelineEvent[];
  /** Accessible name of the list. */
  label: string;
}

/** Events in the given order: payments of an order, the history of its status, or steps, some of which are still to come. */
export function PaymentTimeline({ events, label }: PaymentTimelineProps) {
  const { t } = useLingui();
  if (events.length === 0) {
    return (
      <p className={css.emptyText}>
        {t({ message: 'Пока ничего не произошло', comment: 'History of an order or of payments: it is empty' })}
      </p>
    );
  }
  return (
    <ol className={css.list} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={css.item} aria-current={event.current ? 'step' : undefined}>
          <span className={cx(css.dot, css.dotTone[event.tone ?? 'neutral'])} aria-hidden="true" />
          <span className={css.titleAndAmount}>
            <span className={css.title}>{event.title}</span>
            {event.amount !== undefined && (
              <span className={css.amount}>
                <Money amount={event.amount} />
              </span>
            )}
          </span>
          {(event.at !== undefined || event.text !== undefined) && (
            <span className={css.text}>
              {event.at !== undefined && <DateText value={event.at} style="time" />}
              {event.at !== undefined && event.text !== undefined && FACT_SEPARATOR}
              {event.text}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

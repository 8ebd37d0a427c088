import { useLingui } from '@lingui/react/macro';
import { formatMonth, parseLanguage, weekdayNames } from '@muddat/i18n';
import { addMonthsClamped, type CalendarDate } from '@muddat/schedule';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import * as css from './calendar.css.ts';
import { clampDate, dayForKey, endOfMonth, monthWeeks, startOfMonth } from './calendar-days.ts';
import { DayCell } from './day-cell.tsx';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value: CalendarDate | null;
  onPick: (date: CalendarDate) => void;
  /** First and last selectable day. Days outside are visible and disabled. */
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** Today, which the calendar marks. The calendar opens at this day if `value` is null. */
  today: CalendarDate;
}

/** One month of days. One day has the focus from the start; the keys follow the ARIA practices for a date picker. */
export function Calendar({ value, onPick, min, max, today }: CalendarProps) {
  const { t, i18n } = useLingui();
  const language = parseLanguage(i18n.locale);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(() => clampDate(value ?? today, min, max));
  // Whether the focus moves to the day of `cursor`: after a key it does; after a press of a month button above the grid it stays on the
  // button.
  const [follow, setFollow] = useState(true);
  useEffect(() => {
    if (follow) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor, follow]);

  const move = (event: KeyboardEvent) => {
    const next = dayForKey(cursor, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    setFollow(true);
    setCursor(clampDate(next, min, max));
  };
  const turn = (months: number) => {
    setFollow(false);
    setCursor(clampDate(addMonthsClamped(cursor, months), min, max));
  };
  const first = startOfMonth(cursor);
  const last = endOfMonth(cursor);
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          icon={<ChevronLeft size={20} />}
          label={t({ message: 'Предыдущий месяц', comment: 'Button of a calendar' })}
          disabled={min !== undefined && first <= min}
          onClick={() => turn(-1)}
        />
        <div id={titleId} className={css.title} aria-live="polite">
          {formatMonth(cursor, language)}
        </div>
        <IconButton
          icon={<ChevronRight size={20} />}
          label={t({ message: 'Следующий месяц', comment: 'Button of a calendar' })}
          disabled={max !== undefined && last >= max}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with this role is the ARIA practices' own date picker */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={css.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={short} scope="col" abbr={long} className={css.weekdayName}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing else to identify it
                  <td key={at} />
                ) : (
                  <DayCell
                    key={day}
                    date={day}
                    chosen={day === value}
                    current={day === today}
                    focusable={day === cursor}
                    outOfRange={(min !== undefined && day < min) || (max !== undefined && day > max)}
                    onPick={onPick}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { formatDateLong, parseLanguage, weekdayNames } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import * as css from './calendar.css.ts';
import { weekdayIndex } from './calendar-days.ts';

interface DayCellProps {
  date: CalendarDate;
  chosen: boolean;
  /** This day is today. */
  current: boolean;
  /** The one day in the tab order. */
  focusable: boolean;
  /** The day is before `min` or after `max`: it is visible, but a press does nothing, and the keys stop before it. */
  outOfRange: boolean;
  onPick: (date: CalendarDate) => void;
}

export function DayCell({ date, chosen, current, focusable, outOfRange, onPick }: DayCellProps) {
  const { i18n } = useLingui();
  const language = parseLanguage(i18n.locale);
  const name = weekdayNames(language)[weekdayIndex(date)]?.long ?? '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table with the role of a grid a cell is a gridcell
    <td aria-selected={chosen}>
      <button
        type="button"
        data-day={date}
        tabIndex={focusable ? 0 : -1}
        aria-label={`${formatDateLong(date, language)}, ${name}`}
        aria-current={current ? 'date' : undefined}
        aria-disabled={outOfRange || undefined}
        className={css.day}
        onClick={() => !outOfRange && onPick(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

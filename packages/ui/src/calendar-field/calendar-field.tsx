import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { formatDateDigits } from '@muddat/validators';
import { useRef, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CalendarDays } from '../icons/icons.ts';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { cx } from '../internal/cx.ts';
import * as optionsCss from '../internal/options/options.css.ts';
import { useSheetPosition } from '../internal/options/use-sheet-position.ts';
import { Calendar } from './calendar.tsx';

export interface CalendarFieldProps extends Omit<DateFieldProps, 'action' | 'value'> {
  /** The selected day, `YYYY-MM-DD`; `null` while the field contains no valid date. */
  value: CalendarDate | null;
  /** Today in Tashkent, `YYYY-MM-DD`; the calendar marks it. */
  today: CalendarDate;
}

/** A date near today, such as the first or last day of a statement: typed as digits, or chosen from a month. */
export function CalendarField({ today, ...field }: CalendarFieldProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const sheet = useSheetPosition();
  const { value, onChange, min, max, disabled, readOnly } = field;
  const pick = (date: CalendarDate) => {
    setOpen(false);
    onChange(date, { text: formatDateDigits(date), date, code: null });
  };
  return (
    <AriaLanguage>
      <DateField
        {...field}
        action={
          disabled || readOnly ? undefined : (
            <IconButton
              ref={button}
              icon={<CalendarDays size={20} />}
              label={t({ message: 'Открыть календарь', comment: 'Button at the end of a date field' })}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
          )
        }
      />
      <Popover
        isOpen={open}
        onOpenChange={setOpen}
        triggerRef={button}
        placement="bottom end"
        offset={8}
        containerPadding={12}
        aria-label={t({ message: 'Календарь', comment: 'Name of the popover with the calendar, read by screen readers' })}
        className={cx(optionsCss.popover, optionsCss.sheet)}
        style={sheet}
      >
        <Calendar value={value} onPick={pick} min={min} max={max} today={today} />
      </Popover>
    </AriaLanguage>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { pastedDate } from '@muddat/validators';
import { type FocusEvent, useState } from 'react';
import { hasError } from '../field/field.tsx';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { type DateFieldState, type DateRange, maskDate, parseDateField } from './read-date.ts';
import { useDateErrorMessage } from './use-date-error-message.ts';
import { useDateFieldText } from './use-date-text.ts';

export { type DateFieldCode, type DateFieldState, type DateRange, parseDateField } from './read-date.ts';

export interface DateFieldProps
  extends Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'min' | 'max' | 'large'
    >,
    DateRange {
  /** `YYYY-MM-DD`; `null` while the field holds no accepted date. A form that stores the typed text may pass `state.text` instead. */
  value: string | null;
  /** Called on each change with the accepted date or `null`, and with the typed text and the reason for `null`. */
  onChange: (date: CalendarDate | null, state: DateFieldState) => void;
}

/**
 * A date typed as digits, dd.mm.yyyy: `1.2.1990` becomes 01.02.1990. After blur the field says what is wrong with the date, unless
 * `error` is set.
 */
export function DateField({ value, onChange, min, max, placeholder, error, onBlur, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const sentence = useDateErrorMessage({ min, max });
  const [text, setText] = useDateFieldText(value, { min, max });
  const [left, setLeft] = useState(false);
  const { code } = parseDateField(text, { min, max });
  const mask = useMaskedInput({
    maskedText: text,
    format: maskDate,
    formatInserted: (next) => pastedDate(next).text,
    onText: (next) => {
      setText(next);
      const state = parseDateField(next, { min, max });
      if (state.code === null) setLeft(false);
      onChange(state.date, state);
    },
  });
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...mask}
      type="text"
      inputMode="numeric"
      placeholder={
        placeholder ??
        t({ message: 'дд.мм.гггг', comment: 'In an empty date field: two letters for the day, two for the month, four for the year' })
      }
      error={hasError(error) || !left || code === null ? error : sentence(code)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

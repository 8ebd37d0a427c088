import { pastedDate } from '@muddat/validators';
import { useState } from 'react';
import { type DateRange, parseDateField } from './read-date.ts';

const textOf = (value: string | null): string => pastedDate(value ?? '').text;

/** The text of a date field. The text stays while it is not a date yet; a new `value` from outside replaces it. */
export function useDateFieldText(value: string | null, range: DateRange) {
  const [text, setText] = useState(() => textOf(value));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    // While a date is half typed, the field reports `null`. When the parent passes that `null` back, the typed text must stay.
    if (value !== parseDateField(text, range).date && value !== text) setText(textOf(value));
  }
  return [text, setText] as const;
}

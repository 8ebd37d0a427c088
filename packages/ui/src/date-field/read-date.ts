import type { CalendarDate } from '@muddat/schedule';
import { applyMask, DATE_MASK, type DateCode, formatDateDigits, normaliseDigits, parseDate } from '@muddat/validators';

/** `date-format`: incomplete; `date-unreal`: no such day, as 31.02; `date-min`, `date-max`: outside the range. */
export type DateFieldCode = DateCode | 'date-min' | 'date-max';

export interface DateRange {
  /** First accepted day, `YYYY-MM-DD`. Without it any past day is accepted. */
  min?: CalendarDate | undefined;
  /** Last accepted day, `YYYY-MM-DD`. Without it any later day is accepted. */
  max?: CalendarDate | undefined;
}

export interface DateFieldState {
  /** The text of the field, masked. */
  text: string;
  /** `YYYY-MM-DD` for a complete, real day in the range; else null. */
  date: CalendarDate | null;
  /** Why the text is not an accepted date; null for such a date and for an empty field. */
  code: DateFieldCode | null;
}

/** Parses the text of the field and checks its range. */
export function parseDateField(text: string, { min, max }: DateRange = {}): DateFieldState {
  if (text === '') return { text, date: null, code: null };
  const parsed = parseDate(text);
  if (!parsed.ok) return { text, date: null, code: parsed.code };
  if (min !== undefined && parsed.date < min) return { text, date: null, code: 'date-min' };
  if (max !== undefined && parsed.date > max) return { text, date: null, code: 'date-max' };
  return { text, date: parsed.date, code: null };
}

const STORED = /^\d{4}-\d\d-\d\d$/;

/** Masks a text as `dd.mm.yyyy` while it is typed, pasted (`1.2.1990`, `1990-02-01`) or deleted. */
export function maskDate(text: string, deleting = false): string {
  if (STORED.test(text.trim())) return formatDateDigits(text.trim());
  return applyMask(DATE_MASK, deleting ? normaliseDigits(text).replace(/\D/g, '') : text).masked;
}

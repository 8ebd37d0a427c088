import { cleanPasted } from '../normalise-digits.ts';
import { isoDate } from './calendar-date.ts';

export type DateCode = 'date-format' | 'date-unreal';
export type ParsedDate = { ok: true; date: string } | { ok: false; code: DateCode };

const TYPED = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/;
const STORED = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A calendar date as typed, `dd.mm.yyyy` (`1.2.1990` and `01/02/1990` too), or as stored, to `YYYY-MM-DD`. `date-format`: not of that form;
 * `date-unreal`: there is no such day.
 */
export function parseDate(text: string): ParsedDate {
  const plain = cleanPasted(text).trim();
  const stored = STORED.exec(plain);
  const [year, month, day] = stored ? stored.slice(1) : (TYPED.exec(plain)?.slice(1).reverse() ?? []);
  if (year === undefined || month === undefined || day === undefined) return { ok: false, code: 'date-format' };
  const date = isoDate(Number(year), Number(month), Number(day));
  return date === null ? { ok: false, code: 'date-unreal' } : { ok: true, date };
}

/** A stored date as shown and typed: `1990-02-01` is `01.02.1990`. */
export function formatDateDigits(date: string): string {
  return date.split('-').reverse().join('.');
}

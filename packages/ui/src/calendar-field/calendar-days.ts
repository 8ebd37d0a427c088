/** Calendar dates are 'YYYY-MM-DD' strings, so comparing the strings compares the dates. */
const DAY_MS = 86_400_000;

const two = (part: number): string => String(part).padStart(2, '0');
const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const addDays = (date: string, days: number): string => fromUtc(utc(date) + days * DAY_MS);

/** The same day of another month, or that month's last day: one month after 31 January is 28 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(day, last))}`;
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date: string): number => (new Date(utc(date)).getUTCDay() + 6) % 7;

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;
export const endOfMonth = (date: string): string => addDays(addMonths(startOfMonth(date), 1), -1);

/** The weeks of a month from Monday on; null stands for a day of another month. */
export function monthWeeks(date: string): (string | null)[][] {
  const first = startOfMonth(date);
  const monday = addDays(first, -weekday(first));
  const days = (new Date(utc(endOfMonth(date))).getTime() - utc(monday)) / DAY_MS + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const at = addDays(monday, week * 7 + day);
      return at.slice(0, 7) === first.slice(0, 7) ? at : null;
    }),
  );
}

/** The date itself, or the nearer end of the range. */
export function clampDate(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The day to which a key moves the focus (ARIA practices, date picker); null for any other key. */
export function dayByKey(date: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}

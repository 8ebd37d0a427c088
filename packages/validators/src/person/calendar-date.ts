/** Whether such a day was or will be: 31.04 and 29.02 of a common year never are. Years 1000 to 9999. */
function isCalendarDate(year: number, month: number, day: number): boolean {
  // A day that the month does not have falls into another month.
  return year >= 1000 && year <= 9999 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/** `YYYY-MM-DD`, or null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  return isCalendarDate(year, month, day) ? `${year}-${two(month)}-${two(day)}` : null;
}

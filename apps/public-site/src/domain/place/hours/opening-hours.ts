const MINUTES_A_DAY = 1440;
/** Uzbekistan is five hours ahead of UTC all year round. */
const TASHKENT_OFFSET_MINUTES = 300;
const HOURS = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

/** Minutes since midnight. `to` before `from` means that the place closes after midnight. */
export interface OpeningHours {
  from: number;
  to: number;
}

/** Parses '09:00-20:00'; null for other formats. */
export function parseHours(text: string): OpeningHours | null {
  const parts = HOURS.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts;
  const hours = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  return hours.from > MINUTES_A_DAY || hours.to > MINUTES_A_DAY || hours.from === hours.to ? null : hours;
}

/** Whether a place never closes: only for '00:00-24:00'. */
export const isAlwaysOpen = ({ from, to }: OpeningHours): boolean => from % MINUTES_A_DAY === 0 && to === MINUTES_A_DAY;

/** Minutes since midnight in Tashkent, at a moment. */
export function tashkentMinuteOfDay(moment: Date): number {
  return (moment.getUTCHours() * 60 + moment.getUTCMinutes() + TASHKENT_OFFSET_MINUTES) % MINUTES_A_DAY;
}

export function isOpenAt({ from, to }: OpeningHours, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** For example '9:05' for 545. Midnight as the end of a day is '24:00'. */
export function formatMinuteOfDay(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** Formats opening hours, for example '9:00–20:00'. */
export const formatHours = ({ from, to }: OpeningHours): string => `${formatMinuteOfDay(from)}–${formatMinuteOfDay(to)}`;

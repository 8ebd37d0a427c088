import type { Language } from '../language.ts';
import { dayNumber, instantMs, TASHKENT_OFFSET_MS, toParts } from './calendar-date.ts';
import { MONTHS_RU, MONTHS_UZ, MONTHS_UZ_CYRL, ON_WEEKDAY_RU, WEEKDAY_UZ, WEEKDAY_UZ_CYRL } from './names.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** `21.11.2026` in both languages. Takes 'YYYY-MM-DD' or an instant (Date, ISO 8601), shown as the date in Tashkent; RangeError for anything else. */
export function formatDate(value: Date | string): string {
  const { year, month, day } = toParts(value);
  return `${two(day)}.${two(month)}.${year}`;
}

/** `21 ноября`, `21-noyabr`, `21 ноябрь`: where the year is plain from what stands around. */
export function formatDateShort(value: Date | string, language: Language): string {
  const { month, day } = toParts(value);
  switch (language) {
    case 'ru':
      return `${day} ${MONTHS_RU[month - 1]}`;
    case 'uz-Latn':
      return `${day}-${MONTHS_UZ[month - 1]}`;
    case 'uz-Cyrl':
      return `${day} ${MONTHS_UZ_CYRL[month - 1]}`;
  }
}

/** `21 ноября 2026`, `2026-yil 21-noyabr`, `2026 йил 21 ноябрь`. */
export function formatDateLong(value: Date | string, language: Language): string {
  const { year } = toParts(value);
  const short = formatDateShort(value, language);
  if (language === 'ru') return `${short} ${year}`;
  return language === 'uz-Latn' ? `${year}-yil ${short}` : `${year} йил ${short}`;
}

/** `в пятницу, 27 ноября`, `27-noyabr, juma kuni`, `27 ноябрь, жума куни`: the day of the next payment in words. */
export function formatDateWords(value: Date | string, language: Language): string {
  // 1970-01-01 was a Thursday, the fifth day counted from Sunday.
  const weekday = (((dayNumber(toParts(value)) + 4) % 7) + 7) % 7;
  const short = formatDateShort(value, language);
  if (language === 'ru') return `${ON_WEEKDAY_RU[weekday]}, ${short}`;
  return language === 'uz-Latn' ? `${short}, ${WEEKDAY_UZ[weekday]} kuni` : `${short}, ${WEEKDAY_UZ_CYRL[weekday]} куни`;
}

/** `14:05` in Tashkent. */
export function formatTime(instant: Date | string): string {
  const shifted = new Date(instantMs(instant) + TASHKENT_OFFSET_MS);
  return `${two(shifted.getUTCHours())}:${two(shifted.getUTCMinutes())}`;
}

/** `21.11.2026, 14:05` in Tashkent. */
export function formatDateTime(instant: Date | string): string {
  return `${formatDate(instant instanceof Date ? instant : new Date(instantMs(instant)))}, ${formatTime(instant)}`;
}

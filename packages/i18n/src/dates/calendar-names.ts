import type { Language } from '../language.ts';
import { toParts } from './calendar-date.ts';
import { MONTHS_UZ, MONTHS_UZ_CYRL, WEEKDAY_UZ, WEEKDAY_UZ_CYRL } from './names.ts';

/** Months in the nominative, as they head a calendar. */
const MONTHS_RU_ALONE = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;
const WEEKDAY_RU = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'] as const;
/** From Sunday on, as every list of weekdays here. */
const SHORT = {
  ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  'uz-Latn': ['ya', 'du', 'se', 'ch', 'pa', 'ju', 'sh'],
  'uz-Cyrl': ['як', 'ду', 'се', 'чо', 'па', 'жу', 'ша'],
} as const satisfies Record<Language, readonly string[]>;
const LONG = { ru: WEEKDAY_RU, 'uz-Latn': WEEKDAY_UZ, 'uz-Cyrl': WEEKDAY_UZ_CYRL } as const satisfies Record<Language, readonly string[]>;

/** The month of a date as it heads a calendar: `ноябрь 2026`, `2026-yil noyabr`, `2026 йил ноябрь`. */
export function formatMonth(value: Date | string, language: Language): string {
  const { year, month } = toParts(value);
  switch (language) {
    case 'ru':
      return `${MONTHS_RU_ALONE[month - 1]} ${year}`;
    case 'uz-Latn':
      return `${year}-yil ${MONTHS_UZ[month - 1]}`;
    case 'uz-Cyrl':
      return `${year} йил ${MONTHS_UZ_CYRL[month - 1]}`;
  }
}

export interface WeekdayName {
  /** Two letters, over a column. */
  short: string;
  long: string;
}

/** The names of the seven days from Monday on, as the week goes here. */
export function weekdayNames(language: Language): WeekdayName[] {
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({ short: SHORT[language][day] ?? '', long: LONG[language][day] ?? '' }));
}

import { formatNumber } from '../format-number.ts';
import type { Language } from '../language.ts';
import { pluralForm } from '../plural-form.ts';
import { dayNumber, toParts } from './calendar-date.ts';

type DayTexts = {
  readonly today: string;
  readonly tomorrow: string;
  readonly yesterday: string;
  /** After a numeral, by plural form; Uzbek has one. */
  readonly days: readonly [string, string, string, string];
  readonly ahead: (days: string) => string;
  readonly ago: (days: string) => string;
  readonly late: (days: string) => string;
};

const DAY_TEXTS: Readonly<Record<Language, DayTexts>> = {
  ru: {
    today: 'сегодня',
    tomorrow: 'завтра',
    yesterday: 'вчера',
    days: ['дней', 'день', 'дня', 'дней'],
    ahead: (days) => `через ${days}`,
    ago: (days) => `${days} назад`,
    late: (days) => `просрочено на ${days}`,
  },
  'uz-Latn': {
    today: 'bugun',
    tomorrow: 'ertaga',
    yesterday: 'kecha',
    days: ['kun', 'kun', 'kun', 'kun'],
    ahead: (days) => `${days}dan keyin`,
    ago: (days) => `${days} oldin`,
    late: (days) => `${days} kechikdi`,
  },
  'uz-Cyrl': {
    today: 'бугун',
    tomorrow: 'эртага',
    yesterday: 'кеча',
    days: ['кун', 'кун', 'кун', 'кун'],
    ahead: (days) => `${days}дан кейин`,
    ago: (days) => `${days} олдин`,
    late: (days) => `${days} кечикди`,
  },
};

/** `1 день`, `3 дня`, `5 дней`, `0 дней`; `3 kun`, `3 кун`. */
export function formatDays(days: number, language: Language): string {
  return `${formatNumber(days)} ${DAY_TEXTS[language].days[pluralForm(days)]}`;
}

/** A day seen from today: `сегодня`, `завтра`, `через 3 дня`, `вчера`, `3 дня назад`; `bugun`, `ertaga`, `3 kundan keyin`, `kecha`, `3 kun oldin`. */
export function formatRelativeDay(value: Date | string, today: Date | string, language: Language): string {
  const ahead = dayNumber(toParts(value)) - dayNumber(toParts(today));
  const words = DAY_TEXTS[language];
  switch (ahead) {
    case 0:
      return words.today;
    case 1:
      return words.tomorrow;
    case -1:
      return words.yesterday;
    default:
      return ahead > 0 ? words.ahead(formatDays(ahead, language)) : words.ago(formatDays(-ahead, language));
  }
}

/** A due date seen from today: as formatRelativeDay, but once it has passed `просрочено на 3 дня`, `3 kun kechikdi`. */
export function formatDueDay(dueDate: Date | string, today: Date | string, language: Language): string {
  const late = dayNumber(toParts(today)) - dayNumber(toParts(dueDate));
  return late <= 0 ? formatRelativeDay(dueDate, today, language) : DAY_TEXTS[language].late(formatDays(late, language));
}

import { formatNumber, type Locale, NO_BREAK_SPACE } from '@muddat/i18n';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { figures } from '../../db/schema/content.ts';

export type FigureView = { id: string; value: number; shown: string; label: string };

/** A marketing figure in the form that both APIs return: «100 000», «5 лет», with no-break spaces. */
export function figureView(row: typeof figures.$inferSelect, locale: Locale): FigureView {
  const unit = locale === 'uz' ? row.unitUz : row.unitRu;
  const number = formatNumber(row.value);
  return {
    id: row.id,
    value: row.value,
    shown: unit === null ? number : `${number}${NO_BREAK_SPACE}${unit}`,
    label: pickByLocale(locale, row.labelRu, row.labelUz),
  };
}

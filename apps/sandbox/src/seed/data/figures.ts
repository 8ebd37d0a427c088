import { type BilingualText, ruUz } from './text.ts';

/** A number in the marketing texts; `unit` follows the number. */
export type FigureSeed = {
  readonly id: string;
  readonly value: number;
  readonly unit: BilingualText | null;
  readonly label: BilingualText;
};

/** spec 1: limit up to 15 million, 400 000 monthly visitors, 300 orders a day, 5 years, 100 000 product types. */
export const FIGURES: readonly FigureSeed[] = [
  { id: 'product_types', value: 100_000, unit: null, label: ruUz('видов товаров', 'turdagi mahsulot') },
  { id: 'orders_per_day', value: 300, unit: null, label: ruUz('заказов в день', 'kunlik buyurtma') },
  { id: 'years_on_market', value: 5, unit: ruUz('лет', 'yil'), label: ruUz('на рынке', 'bozorda') },
  { id: 'monthly_visitors', value: 400_000, unit: null, label: ruUz('посетителей в месяц', 'kishi har oy kiradi') },
  { id: 'max_limit', value: 15_000_000, unit: ruUz('сум', 'soʻm'), label: ruUz('наибольший лимит', 'eng katta limit') },
];

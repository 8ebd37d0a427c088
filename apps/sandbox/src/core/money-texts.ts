import { formatMoney, type Locale } from '@muddat/i18n';

/** A sum in so'm as text in both languages; Uzbek in Latin, as texts are stored. */
export const moneyTexts = (amount: number): Readonly<Record<Locale, string>> => ({
  ru: formatMoney(amount, 'ru'),
  uz: formatMoney(amount, 'uz-Latn'),
});

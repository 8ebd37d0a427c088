import { formatDateShort, type Locale } from '@muddat/i18n';
import { moneyTexts } from '../../../core/money-texts.ts';
import type { DueReminder } from './reminder-rules.ts';

type Reminder = Pick<DueReminder, 'kind' | 'amount' | 'dueDate'> & { readonly number: string };

/** The reminder as one SMS. */
export function reminderSms({ kind, amount, dueDate, number }: Reminder): Record<Locale, string> {
  const sum = moneyTexts(amount);
  if (kind === 'late') {
    return {
      ru: `Muddat: просрочено ${sum.ru}, заказ ${number}. Оплатите в кабинете.`,
      uz: `Muddat: ${number}-buyurtma boʻyicha ${sum.uz} toʻlov kechikdi. Kabinetda toʻlang.`,
    };
  }
  const day =
    kind === 'today' ? { ru: 'сегодня', uz: 'bugun' } : { ru: formatDateShort(dueDate, 'ru'), uz: formatDateShort(dueDate, 'uz-Latn') };
  return {
    ru: `Muddat: ${day.ru} платёж ${sum.ru} по заказу ${number}.`,
    uz: `Muddat: ${day.uz} ${number}-buyurtma boʻyicha ${sum.uz} toʻlov.`,
  };
}

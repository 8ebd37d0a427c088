import type { Locale } from '@muddat/i18n';

/** Texts for the customer: why a limit was refused or blocked, and what they can do. */
export const LIMIT_REASONS = {
  overdue: {
    ru: 'Есть просроченный платёж. Оплатите его и попросите восстановить лимит.',
    uz: 'Kechikkan toʻlov bor. Uni toʻlang va limitni tiklashni soʻrang.',
  },
  debt_elsewhere: {
    ru: 'У вас есть просроченный платёж в другой организации. Оплатите его и подайте заявку снова.',
    uz: 'Boshqa tashkilotda kechikkan toʻlovingiz bor. Uni toʻlang va arizani qayta yuboring.',
  },
  income: {
    ru: 'Не удалось подтвердить доход. Добавьте карту, на которую приходит зарплата, и подайте заявку снова.',
    uz: 'Daromadni tasdiqlab boʻlmadi. Maosh tushadigan kartani qoʻshing va arizani qayta yuboring.',
  },
  documents: {
    ru: 'Документы не прошли проверку. Сделайте новые фото и подайте заявку снова.',
    uz: 'Hujjatlar tekshiruvdan oʻtmadi. Yangi suratlar oling va arizani qayta yuboring.',
  },
  age: {
    ru: 'Рассрочка доступна с 18 лет.',
    uz: 'Muddatli toʻlovga 18 yoshdan boshlab xarid qilish mumkin.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type LimitReason = keyof typeof LIMIT_REASONS;

const isLimitReason = (code: string): code is LimitReason => Object.hasOwn(LIMIT_REASONS, code);

/** spec gap: a stored reason that the table does not know still needs a text. This one asks the customer to call. */
const UNKNOWN_REASON: Record<Locale, string> = {
  ru: 'Позвоните нам, 9:00–21:00: объясним причину.',
  uz: 'Bizga qoʻngʻiroq qiling, 9:00–21:00: sababini tushuntiramiz.',
};

export function limitReasonText(code: string, locale: Locale): string {
  return isLimitReason(code) ? LIMIT_REASONS[code][locale] : UNKNOWN_REASON[locale];
}

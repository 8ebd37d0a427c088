import type { Locale } from '@muddat/i18n';

const WITH_CODE = {
  ru: (code: string) => `Muddat: код ${code}. Никому его не сообщайте.`,
  uz: (code: string) => `Muddat: kod ${code}. Uni hech kimga aytmang.`,
} as const satisfies Record<Locale, (code: string) => string>;

const NOT_REGISTERED = {
  ru: 'Muddat: этот номер не зарегистрирован. Зарегистрируйтесь на сайте, чтобы войти.',
  uz: 'Muddat: bu raqam roʻyxatdan oʻtmagan. Kirish uchun saytda roʻyxatdan oʻting.',
} as const satisfies Record<Locale, string>;

/** The text message of a code; a phone that cannot use one is told why, and only by message: the API's answer is the same. */
export function codeText(code: string | null, locale: Locale): string {
  return code === null ? NOT_REGISTERED[locale] : WITH_CODE[locale](code);
}

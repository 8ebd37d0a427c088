import type { Locale } from '@muddat/i18n';
import { type CodeWordings, codeSms, russianCodeWordings } from '../../core/code-sms.ts';
import type { CodeChannel } from '../../core/sms.ts';

/** The content of a message: a code with its purpose, or the reason why the phone gets no code. */
export type CodeMessage =
  | { readonly kind: 'code'; readonly code: string; readonly use: AuthCodeUse }
  | { readonly kind: 'not-registered' | 'phone-taken' };
export type AuthCodeUse = 'sign-in' | 'register' | 'reset' | 'password' | 'phone' | 'new-phone' | 'proof';

type CodeTexts = {
  /** The purpose in an SMS: short, so that the message fits in one SMS. */
  readonly written: Readonly<Record<AuthCodeUse, string>>;
  readonly uses: Readonly<Record<AuthCodeUse, string>>;
  readonly code: (code: string, use: string) => CodeWordings;
  readonly spoken: (code: string, use: string) => string;
  readonly hello: string;
  readonly 'not-registered': string;
  readonly 'phone-taken': string;
};

const UZBEK_USES: Readonly<Record<AuthCodeUse, string>> = {
  'sign-in': 'kirish uchun',
  register: 'roʻyxatdan oʻtish uchun',
  reset: 'yangi parol uchun',
  password: 'parolni oʻzgartirish uchun',
  phone: 'raqamni oʻzgartirish uchun',
  'new-phone': 'bu raqamni ulash uchun',
  proof: 'bu siz ekaningizni tasdiqlash uchun',
};

const CODE_TEXTS: Readonly<Record<Locale, CodeTexts>> = {
  ru: {
    written: {
      'sign-in': 'вход',
      register: 'регистрация',
      reset: 'новый пароль',
      password: 'смена пароля',
      phone: 'смена номера',
      'new-phone': 'привязка номера',
      proof: 'подтверждение личности',
    },
    uses: {
      'sign-in': 'для входа',
      register: 'для регистрации',
      reset: 'для нового пароля',
      password: 'для смены пароля',
      phone: 'для смены номера',
      'new-phone': 'для привязки этого номера',
      proof: 'для подтверждения личности',
    },
    code: russianCodeWordings,
    spoken: (code, use) => `Ваш код ${use}: ${code}. Повторяю: ${code}. Никому его не сообщайте.`,
    hello: 'Здравствуйте. Это робот Muddat.',
    'not-registered': 'Muddat: этот номер не зарегистрирован. Зарегистрируйтесь на сайте.',
    'phone-taken': 'Muddat: номер уже привязан к вашему кабинету. Делать ничего не нужно.',
  },
  uz: {
    written: UZBEK_USES,
    uses: UZBEK_USES,
    code: (code, use) => [`Muddat: ${use} kod ${code}. Uni hech kimga aytmang.`],
    spoken: (code, use) => `Sizning ${use} kodingiz: ${code}. Takrorlayman: ${code}. Uni hech kimga aytmang.`,
    hello: 'Assalomu alaykum. Bu Muddat roboti.',
    'not-registered': 'Muddat: bu raqam roʻyxatdan oʻtmagan. Kirish uchun saytda roʻyxatdan oʻting.',
    'phone-taken': 'Muddat: bu raqam allaqachon kabinetingizga ulangan. Hech narsa qilish shart emas.',
  },
};

/**
 * The message as an SMS text, or as speech that reads the code digit by digit. Only the message gives the reason why there is no code: the
 * API's response is the same whether or not a code was sent.
 */
export function codeText(message: CodeMessage, locale: Locale, channel: CodeChannel, portalUrl: string): string {
  const words = CODE_TEXTS[locale];
  if (message.kind !== 'code')
    return channel === 'sms' ? words[message.kind] : `${words.hello} ${words[message.kind].replace('Muddat: ', '')}`;
  const { code, use } = message;
  if (channel === 'sms') return codeSms(words.code(code, words.written[use]), code, portalUrl);
  return `${words.hello} ${words.spoken([...code].join(', '), words.uses[use])}`;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FailureCode } from '@muddat/validators';
import { fieldSpecificMessages, type MessageParams } from './document-messages.ts';

/** The sentence for each failure of `@muddat/validators`, with the field's label and the rule's parameters. */
export const ERROR_MESSAGES = {
  ...fieldSpecificMessages,
  required: ({ label }) =>
    msg({ message: `Заполните поле «${label}»`, comment: 'Error under a field that was left empty; label is its name' }),
  email: () =>
    msg({
      message: 'Введите действительный адрес электронной почты',
      comment: 'Error under an e-mail field: the address is not valid',
    }),
  number: ({ label }) =>
    msg({ message: `В поле «${label}» должны быть только цифры`, comment: 'Error under a field that takes digits only' }),
  digits: ({ label, length }) =>
    msg({
      message: plural(length, {
        one: `Поле «${label}»: нужна ровно # цифра`,
        few: `Поле «${label}»: нужно ровно # цифры`,
        many: `Поле «${label}»: нужно ровно # цифр`,
        other: `Поле «${label}»: нужно ровно # цифры`,
      }),
      comment: 'Error under a field that takes a fixed number of digits',
    }),
  exactLength: ({ label, length }) =>
    msg({
      message: plural(length, {
        one: `Поле «${label}»: нужен ровно # символ`,
        few: `Поле «${label}»: нужно ровно # символа`,
        many: `Поле «${label}»: нужно ровно # символов`,
        other: `Поле «${label}»: нужно ровно # символа`,
      }),
      comment: 'Error under a field whose length is fixed',
    }),
  minLength: ({ label, min }) =>
    msg({
      message: plural(min, {
        one: `Поле «${label}» должно быть не короче # символа`,
        few: `Поле «${label}» должно быть не короче # символов`,
        many: `Поле «${label}» должно быть не короче # символов`,
        other: `Поле «${label}» должно быть не короче # символа`,
      }),
      comment: 'Error under a field whose text is too short',
    }),
  maxLength: ({ label, max }) =>
    msg({
      message: plural(max, {
        one: `Поле «${label}» должно быть не длиннее # символа`,
        few: `Поле «${label}» должно быть не длиннее # символов`,
        many: `Поле «${label}» должно быть не длиннее # символов`,
        other: `Поле «${label}» должно быть не длиннее # символа`,
      }),
      comment: 'Error under a field whose text is too long',
    }),
  minValue: ({ label, min }) =>
    msg({
      message: `Поле «${label}»: не меньше ${min}`,
      comment: 'Error under a number field; label is its name, min the smallest value',
    }),
  maxValue: ({ label, max }) =>
    msg({
      message: `Поле «${label}»: не больше ${max}`,
      comment: 'Error under a number field; label is its name, max the largest value',
    }),
  confirmed: ({ label }) =>
    msg({
      message: `Поле «${label}» не совпадает с паролем`,
      comment: 'Error under the field that repeats a new password; label is the name of that field',
    }),
  'password-weak': () =>
    msg({
      message: 'Пароль слишком простой: его легко подобрать',
      comment: 'Error under the field of a new password: it is easy to guess',
    }),
  'password-same': () =>
    msg({
      message: 'Новый пароль должен отличаться от старого',
      comment: 'Error under the field of a new password: it equals the old one',
    }),
  'amount-format': () =>
    msg({ message: 'Введите сумму цифрами, например 50\u00a0000', comment: 'Error under an amount: the pasted text is not an amount' }),
  'name-letters': () =>
    msg({ message: 'Напишите имя буквами, как в паспорте', comment: 'Error under a field of a name that has other signs than letters' }),
  'name-reserved': () =>
    msg({
      message: 'Так назваться нельзя: имя похоже на Muddat или его поддержку. Напишите своё имя',
      comment: 'Error under a field of a name that looks like the name of the portal or of its support',
    }),
  'amount-below-min': ({ money, min }) => {
    const least = money(min);
    return msg({
      message: `Сумма платежа меньше допустимой: от ${least}`,
      comment: 'Error under the amount of a payment; least is the smallest amount, with its currency',
    });
  },
  'amount-above-max': ({ money, max }) => {
    const most = money(max);
    return msg({
      message: `Сумма платежа больше допустимой: до ${most}`,
      comment: 'Error under the amount of a payment; most is the largest amount, with its currency',
    });
  },
  'not-valid': ({ label }) =>
    msg({ message: `Поле «${label}» заполнено неверно`, comment: 'Default error under a field; label is its name' }),
} satisfies Record<FailureCode, (about: MessageParams) => MessageDescriptor>;

const BY_CODE = new Map<string, (about: MessageParams) => MessageDescriptor>(Object.entries(ERROR_MESSAGES));

/** The message for a code; for an unknown code, the default field error. */
export const errorMessageOf = (code: string, about: MessageParams): MessageDescriptor =>
  (BY_CODE.get(code) ?? ERROR_MESSAGES['not-valid'])(about);

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, parseLanguage } from '@muddat/i18n';
import { readErrorText } from './error-text.ts';

/**
 * The sentence for what a field's store keeps as its error, with the field's label, in the reader's language (spec 5).
 * An empty text is no error.
 */
export function useFailureSentence(): (
  error: string,
  label: string,
  words?: Readonly<Record<string, string>> | undefined,
) => string | undefined {
  const { t, i18n } = useLingui();
  const money = (amount: number) => formatMoney(amount, parseLanguage(i18n.locale));
  return (error, label, words) => {
    if (error === '') return undefined;
    const failure = readErrorText(error);
    if ('sentence' in failure) return failure.sentence;
    const own = words?.[failure.code];
    if (own !== undefined) return own;
    const { min = 0, max = 0, length = 0 } = failure.params;
    switch (failure.code) {
      case 'required':
        return t({ message: `Заполните поле «${label}»`, comment: 'Error under a field that was left empty; label is its name' });
      case 'email':
        return t({ message: 'Введите действительный адрес электронной почты', comment: 'Error under an e-mail field' });
      case 'number':
        return t({ message: `В поле «${label}» должны быть только цифры`, comment: 'Error under a field that takes digits only' });
      case 'digits':
      case 'exactLength':
        return t({
          message: plural(length, {
            one: `Поле «${label}»: нужен ровно # символ`,
            few: `Поле «${label}»: нужно ровно # символа`,
            many: `Поле «${label}»: нужно ровно # символов`,
            other: `Поле «${label}»: нужно ровно # символа`,
          }),
          comment: 'Error under a field whose length is fixed',
        });
      case 'minLength':
        return t({
          message: plural(min, {
            one: `Поле «${label}» должно быть не короче # символа`,
            few: `Поле «${label}» должно быть не короче # символов`,
            many: `Поле «${label}» должно быть не короче # символов`,
            other: `Поле «${label}» должно быть не короче # символа`,
          }),
          comment: 'Error under a field whose text is too short',
        });
      case 'maxLength':
        return t({
          message: plural(max, {
            one: `Поле «${label}» должно быть не длиннее # символа`,
            few: `Поле «${label}» должно быть не длиннее # символов`,
            many: `Поле «${label}» должно быть не длиннее # символов`,
            other: `Поле «${label}» должно быть не длиннее # символа`,
          }),
          comment: 'Error under a field whose text is too long',
        });
      case 'minValue':
        return t({ message: `Поле «${label}»: не меньше ${min}`, comment: 'Error under a number field' });
      case 'maxValue':
        return t({ message: `Поле «${label}»: не больше ${max}`, comment: 'Error under a number field' });
      case 'amount-below-min':
        return t({
          message: `Сумма платежа меньше допустимой: от ${money(min)}`,
          comment: 'Error under the amount of a payment; min is an amount of money',
        });
      case 'amount-above-max':
        return t({
          message: `Сумма платежа больше допустимой: до ${money(max)}`,
          comment: 'Error under the amount of a payment; max is an amount of money',
        });
      case 'foreign-code':
        return t({
          message: 'Нужен номер Узбекистана: +998 и ещё 9 цифр',
          comment: 'Error under the phone field: the number belongs to another country',
        });
      case 'too-long':
      case 'bad-number':
      case 'phone-format':
      case 'phone-length':
      case 'phone-code':
        return t({ message: 'Введите номер целиком: +998 и ещё 9 цифр', comment: 'Error under the phone field: the number is not whole' });
      default:
        return t({ message: `Поле «${label}» заполнено неверно`, comment: 'General error under a field; label is its name' });
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import { CURRENCY_WORD, formatMoney, formatNumber } from '@muddat/i18n';
import { cleanPasted, type Failure, pastedAmount } from '@muddat/validators';
import { useState } from 'react';
import { useLanguage } from '../internal/use-language.ts';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'action'> {
  /** Whole so'm. `null`: the field is empty. `NaN`: the form knows that the field holds a text that is not an amount. */
  value: number | null;
  /**
   * Called with the amount, or `null`. `failure`: the text is not an amount (`amount-format`) or the amount is too large
   * (`amount-above-max`).
   */
  onChange: (amount: number | null, failure: Failure | null) => void;
  /** Maximum number of digits; with 9 the largest amount is 999 999 999 so'm. */
  maxDigits?: number;
}

/** Formats typed text: keeps its digits, at most `maxDigits`, and groups them. */
const formatAmountInput = (maxDigits: number) => (text: string) => {
  // Amounts here have no tiyin. Drop the decimals: otherwise `500,00` would become 50 000.
  const whole = cleanPasted(text).replace(/[.,]\d{0,2}$/, '');
  const digits = whole
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  return digits === '' ? '' : formatNumber(Number(digits));
};

const isAmount = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** Keeps a pasted text that is not an amount in the field, until the customer corrects it or the form sets another amount. */
function useUnparsedText(value: number | null) {
  const [kept, setKept] = useState<string | null>(null);
  const [given, setGiven] = useState(value);
  if (!Object.is(value, given)) {
    setGiven(value);
    // After an amount, null may be the field's own report of a pasted text that is not an amount, so the text stays. After NaN, null means
    // that the form was reset.
    if (isAmount(value) || (value === null && Number.isNaN(given))) setKept(null);
  }
  return [kept, setKept] as const;
}

/**
 * An amount field that groups thousands while the customer types. It accepts pasted amounts as people write them (`50 000,00`, `50 тыс`).
 * A pasted text that is not an amount (`-50000`, `5e4`) stays as it is, with an error.
 */
export function AmountField({ value, onChange, maxDigits = 9, large = true, error, ...rest }: AmountFieldProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const [kept, setKept] = useUnparsedText(value);
  const max = 10 ** maxDigits - 1;
  const mask = useMaskedInput({
    maskedText: kept ?? (isAmount(value) ? formatNumber(value) : ''),
    format: formatAmountInput(maxDigits),
    formatInserted: (text) => {
      const pasted = pastedAmount(text, max);
      if (!pasted.ok) return pasted.text;
      return pasted.amount === null ? '' : formatNumber(pasted.amount);
    },
    onText: (text) => {
      const pasted = pastedAmount(text, max);
      setKept(pasted.ok ? null : pasted.text);
      onChange(pasted.ok ? pasted.amount : null, pasted.ok ? null : pasted.failure);
    },
  });
  const sentence = (text: string): string => {
    const pasted = pastedAmount(text, max);
    const most = formatMoney(max, locale);
    return !pasted.ok && pasted.failure.code === 'amount-above-max'
      ? t({
          message: `Слишком большая сумма: можно до ${most}`,
          comment: 'Error under an amount field after a paste; {most} is the largest amount allowed',
        })
      : t({
          message: 'Введите сумму цифрами, например 50\u00a0000',
          comment: 'Error under an amount field: the pasted text is not an amount',
        });
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      large={large}
      suffix={CURRENCY_WORD[locale]}
      error={kept === null ? error : sentence(kept)}
      {...mask}
    />
  );
}

import { CURRENCY_WORD, formatNumber } from '@muddat/i18n';
import { normaliseDigits } from '@muddat/validators';
import { useLocale } from '../internal/use-locale.ts';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'action'> {
  /** Whole so'm; null while it is empty. */
  value: number | null;
  onChange: (amount: number | null) => void;
  /** Digits it takes at most. Nine hundred and ninety-nine million unless told. */
  maxDigits?: number;
}

const amountText = (maxDigits: number) => (text: string) => {
  // Tiyin are no part of an amount here: what follows a decimal mark is dropped, not read as more so'm.
  const whole = normaliseDigits(text).replace(/[.,]\d{0,2}$/, '');
  const digits = whole
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  return digits === '' ? '' : formatNumber(Number(digits));
};

/** An amount that groups its thousands as it is typed. */
export function AmountField({ value, onChange, maxDigits = 9, large = true, ...rest }: AmountFieldProps) {
  const mask = useMaskedInput({
    shown: value === null ? '' : formatNumber(value),
    format: amountText(maxDigits),
    onText: (text) => onChange(text === '' ? null : Number(text.replace(/\D/g, ''))),
  });
  const locale = useLocale();
  return <TextField autoComplete="off" {...rest} type="text" inputMode="numeric" large={large} suffix={CURRENCY_WORD[locale]} {...mask} />;
}

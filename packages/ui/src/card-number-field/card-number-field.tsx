import { useLingui } from '@lingui/react/macro';
import { pastedCard } from '@muddat/validators';
import { useState } from 'react';
import { CardMark } from '../card-mark/card-mark.tsx';
import { CreditCard } from '../icons/icons.ts';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { type CardNumberState, maskCardNumber, parseCardNumberField } from './card-number.ts';
import * as css from './card-number-field.css.ts';

export { type CardNumberState, parseCardNumberField } from './card-number.ts';

export interface CardNumberFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'suffix' | 'action' | 'warning'
  > {
  /** The text of the field, in groups of four or plain digits. */
  value: string;
  /**
   * Called on each change with the text of the field and what the digits say about the card: its system, and whether the number is complete
   * and valid.
   */
  onChange: (text: string, state: CardNumberState) => void;
}

/**
 * The number of a bank card, in groups of four, with the mark of its system. After blur the field warns of a wrong check digit of a local
 * or UnionPay card; the warning blocks nothing. The form passes `error` for all else, also for a wrong check digit of a co-badged Visa or
 * Mastercard.
 */
export function CardNumberField({ value, onChange, placeholder = '0000 0000 0000 0000', onBlur, onFocus, ...rest }: CardNumberFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const maskedText = pastedCard(value).text;
  const { system, network, doubtful } = parseCardNumberField(maskedText);
  const mask = useMaskedInput({
    maskedText,
    format: maskCardNumber,
    formatInserted: (text) => pastedCard(text).text,
    onText: (text) => onChange(text, parseCardNumberField(text)),
  });
  return (
    <TextField
      spellCheck={false}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="cc-number"
      placeholder={placeholder}
      {...mask}
      onFocus={(event) => {
        setLeft(false);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      warning={
        left && doubtful
          ? t({
              message: 'Проверьте номер: похоже, в нём опечатка. Если он верный, продолжайте',
              comment: 'Warning under a card number whose check digit is wrong; it blocks nothing',
            })
          : undefined
      }
      suffix={
        system === null ? (
          <CreditCard size={24} />
        ) : (
          <span className={css.marks}>
            <CardMark system={system} size="s" />
            {network !== null && <CardMark system={network} size="s" />}
          </span>
        )
      }
    />
  );
}

import { pastedExpiry } from '@muddat/validators';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { maskExpiry } from './expiry-text.ts';

export interface ExpiryFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'suffix' | 'action'
  > {
  /** The text of the field, `MM/YY`. */
  value: string;
  /** Called with the text. Whether it is a card's expiry is decided by `parseCardExpiry` of the validators. */
  onChange: (text: string) => void;
}

/** A card's expiry, MM/YY. Also accepts `1/25`, `12/2025` and `2025-12`, which browsers fill in. */
export function ExpiryField({ value, onChange, placeholder = '00/00', ...rest }: ExpiryFieldProps) {
  const mask = useMaskedInput({
    maskedText: pastedExpiry(value).text,
    format: maskExpiry,
    formatInserted: (text) => pastedExpiry(text).text,
    onText: onChange,
  });
  return <TextField {...rest} type="text" inputMode="numeric" autoComplete="cc-exp" placeholder={placeholder} {...mask} />;
}

import { applyMask, PHONE_MASK, pastedPhone } from '@muddat/validators';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PhoneFieldState {
  /** In its stored form, `+998901234567`, if all nine digits are present and valid; else null. */
  phone: string | null;
  completed: boolean;
  /**
   * `foreign-code`: a number of another country; `too-long`, `phone-length`: too many or too few digits. Such a text is shown as pasted.
   */
  error?: string;
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'action'> {
  /** The text of the field, masked, or a stored phone number. */
  value: string;
  /** Called on each change with the text of the field and what it says: the phone number if it is complete, or the error. */
  onChange: (text: string, state: PhoneFieldState) => void;
  /** What the browser may fill in: a value of the `autocomplete` attribute. `off` for somebody else's number. */
  autoComplete?: string | undefined;
}

/** The text that the mask puts first. */
const PREFIX = PHONE_MASK.slice(0, PHONE_MASK.indexOf('#'));

const phoneText = (text: string): string => (text === '' ? '' : applyMask(PHONE_MASK, text).masked);

/** Parses the text of the field. */
export function parsePhoneField(text: string): PhoneFieldState {
  const { failure } = pastedPhone(text);
  const { unmasked, completed, error = failure?.code } = applyMask(PHONE_MASK, text);
  const state = { phone: completed && !error ? `+998${unmasked}` : null, completed: completed && !error };
  return error ? { ...state, error } : state;
}

/** A phone number, +998 90 123 45 67: typed, pasted or filled in by the device, with the code or without it. */
export function PhoneField({ value, onChange, placeholder = '+998 00 000 00 00', autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const mask = useMaskedInput({
    maskedText: pastedPhone(value).text,
    format: phoneText,
    formatInserted: (text) => pastedPhone(text).text,
    prefix: PREFIX,
    onText: (text) => onChange(text, parsePhoneField(text)),
  });
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} placeholder={placeholder} {...mask} />;
}

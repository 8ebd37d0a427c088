import { AmountField, type AmountFieldProps } from '@muddat/ui/amount-field';
import { PasswordField, type PasswordFieldProps } from '@muddat/ui/password-field';
import { PhoneField, type PhoneFieldProps } from '@muddat/ui/phone-field';
import { type Binding, useBound } from './bound.ts';

type OwnProps<Props, Value> = Omit<Props, 'value' | 'label' | 'name' | 'ref' | 'onBlur' | 'error' | 'onChange'> &
  Binding<Value> & {
    /** Called with each new value; keeps it in the form by `setValue(form, name, value, TYPING)`. */
    onValue: (value: Value) => void;
  };

export function FormPhoneField({ field, input, label, onValue, ...rest }: OwnProps<PhoneFieldProps, string>) {
  const { value, ...bound } = useBound({ field, input, label });
  return <PhoneField {...rest} {...bound} value={value ?? ''} onChange={(text) => onValue(text)} />;
}

export function FormPasswordField({ field, input, label, onValue, ...rest }: OwnProps<PasswordFieldProps, string>) {
  const { value, ...bound } = useBound({ field, input, label });
  return <PasswordField {...rest} {...bound} value={value ?? ''} onChange={(text) => onValue(text)} />;
}

/** The value is whole so'm; NaN stands for an empty field, since a form's number cannot be null. */
export function FormAmountField({ field, input, label, onValue, ...rest }: OwnProps<AmountFieldProps, number>) {
  const { value, ...bound } = useBound({ field, input, label });
  const amount = value === undefined || value === null || Number.isNaN(value) ? null : value;
  return <AmountField {...rest} {...bound} value={amount} onChange={(next) => onValue(next ?? Number.NaN)} />;
}

import { NewPasswordField, type NewPasswordFieldProps } from '@muddat/ui/password-field';
import { asText } from '../form/read-field.ts';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

/** A new password with a strength hint. Secret: never stored in a draft. */
export function FormNewPasswordField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<NewPasswordFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id} secret>
      {({ value, ...bound }) => (
        <NewPasswordField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

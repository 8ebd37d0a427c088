import { NewPasswordField, type NewPasswordFieldProps } from '@muddat/ui/password-field';
import { asText } from '../form/read-field.ts';
import { putValue } from '../form/set-field.ts';
import type { Values } from '../form/types.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

/** A new password with a strength hint. Secret: never stored in a draft. */
export function FormNewPasswordField<Input extends Values>({
  of,
  name,
  label,
  words,
  id,
  ...rest
}: BoundProps<NewPasswordFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} words={words} id={id} secret>
      {({ value, ...bound }) => (
        <NewPasswordField {...rest} {...bound} value={asText(value)} onChange={(next) => putValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

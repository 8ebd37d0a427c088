import { passwordStrength } from '@muddat/validators';
import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { StrengthWords } from './strength-words.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  /** What is known of the customer (name, phone, birthdate), which makes a password weak: `ownWords` of the validators gives it. */
  own?: readonly string[];
}

/** A password to be made: how strong it is, in words, while it is typed. Whether it will do, whoever owns the form says. */
export function NewPasswordField({ value, defaultValue = '', own = [], onChange, description, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      value={text}
      onChange={(next, event) => {
        setTyped(next);
        onChange?.(next, event);
      }}
      description={description}
      below={text === '' ? undefined : <StrengthWords strength={passwordStrength(text, own)} />}
    />
  );
}

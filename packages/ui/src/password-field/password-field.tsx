import { useLingui } from '@lingui/react/macro';
import { passwordStrength } from '@muddat/validators';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, EyeOff } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'autoComplete'> {
  /** What the browser may fill in: `current-password` when signing in, `new-password` when making one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that makes the password visible. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const label = shown
    ? t({ message: 'Скрыть пароль', comment: 'Button in the password field: makes the typed password unreadable again' })
    : t({ message: 'Показать пароль', comment: 'Button in the password field: makes the typed password readable' });
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          label={label}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'value' | 'defaultValue'> {
  /** The text of the field, if the parent stores it. */
  value?: string;
  /** The text at first, if the field stores it. */
  defaultValue?: string;
  /** Facts about the customer (name, phone, date of birth) that make a password weak: `personalWords` of the validators returns them. */
  personalWords?: readonly string[];
}

/**
 * A field for a new password: shows its strength in words while the customer types. The form decides whether the password is accepted.
 */
export function NewPasswordField({ value, defaultValue = '', personalWords = [], onChange, description, ...rest }: NewPasswordFieldProps) {
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
      below={text === '' ? undefined : <StrengthMeter strength={passwordStrength(text, personalWords)} />}
    />
  );
}

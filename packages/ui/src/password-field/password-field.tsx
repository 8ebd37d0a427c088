import { useLingui } from '@lingui/react/macro';
import { passwordStrength } from '@muddat/validators';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, EyeOff } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { StrengthWords } from './strength-words.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'autoComplete'> {
  /** `current-password` when signing in, `new-password` when making one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
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

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, EyeOff } from '../icons/index.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

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

import { useLingui } from '@lingui/react/macro';
import type { PasswordResetState } from './password-reset.machine.ts';

/** The heading of the current step, and a text under it (undefined: no text). */
export function usePasswordResetTexts(state: PasswordResetState): { title: string; intro: string | undefined } {
  const { t } = useLingui();
  switch (state.kind) {
    case 'code':
    case 'resending':
    case 'checking-code':
      return { title: t({ message: 'Введите код', comment: 'Heading of the step of the code' }), intro: undefined };
    case 'asking-proof':
    case 'new-password':
      return {
        title: t({ message: 'Новый пароль', comment: 'Label of the field of the new password' }),
        intro: t({
          message: 'На других устройствах нужно будет войти заново',
          comment: 'Reset of the password, above the new one: the other devices will be signed out',
        }),
      };
    default:
      return {
        title: t({ message: 'Сброс пароля', comment: 'Heading of the reset of the password' }),
        intro: t({
          message: 'Подтвердите номер кодом и придумайте новый пароль',
          comment: 'Under the heading of the reset of the password',
        }),
      };
  }
}

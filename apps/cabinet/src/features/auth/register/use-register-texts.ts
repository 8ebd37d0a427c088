import { useLingui } from '@lingui/react/macro';
import type { RegisterState } from './register.machine.ts';

/** The names of the registration's steps; the heading of the current step, and a text under it (undefined: no text). */
export function useRegisterTexts(state: RegisterState): { steps: string[]; title: string; intro: string | undefined } {
  const { t } = useLingui();
  const steps = [
    t({ message: 'Телефон', comment: 'Registration, name of step 1' }),
    t({ message: 'Код', comment: 'Registration, name of step 2' }),
    t({ message: 'О вас', comment: 'Registration, name of step 3 and its heading' }),
  ];
  switch (state.kind) {
    case 'phone':
    case 'sending-code':
      return {
        steps,
        title: t({ message: 'Регистрация', comment: 'Heading of the registration page' }),
        intro: t({
          message: 'Зарегистрируем новый номер. Если вы уже с нами, войдёте тем же кодом',
          comment: 'Under the heading of the registration page: a registered phone is signed in here too',
        }),
      };
    case 'code':
    case 'resending':
    case 'checking-code':
      return { steps, title: t({ message: 'Введите код', comment: 'Heading of the step of the code' }), intro: undefined };
    case 'known':
    case 'signing-in':
      return {
        steps,
        title: t({ message: 'Этот номер уже зарегистрирован', comment: 'Heading of the registration if the phone is already registered' }),
        intro: undefined,
      };
    default:
      return {
        steps,
        title: t({ message: 'О вас', comment: 'Registration, name of step 3 and its heading' }),
        intro: t({ message: 'Номер подтверждён, осталось немного', comment: 'Registration, above the name and the birthdate' }),
      };
  }
}

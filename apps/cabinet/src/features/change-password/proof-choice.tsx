import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '@muddat/ui/radio-cards';
import type { PasswordProofMethod } from './change-password.machine.ts';

type Props = { by: PasswordProofMethod; maskedPhone: string; disabled: boolean; onChoose: (by: PasswordProofMethod) => void };

export function ProofMethodChoice({ by, maskedPhone, disabled, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <RadioCards
      label={t({ message: 'Как подтвердите, что это вы?', comment: 'Change of password: choice of a proof' })}
      value={by}
      onChange={onChoose}
      options={[
        {
          value: 'password',
          disabled,
          title: t({ message: 'Текущим паролем', comment: 'Change of password: proof by the current password' }),
        },
        {
          value: 'code',
          disabled,
          title: t({ message: 'Кодом из СМС', comment: 'Change of password: proof by a code sent to the customer’s own phone' }),
          description: t({
            message: `Если не помните пароль. Код придёт на номер ${maskedPhone}`,
            comment: 'Change of password: when a code is the better proof; a masked phone follows',
          }),
        },
      ]}
    />
  );
}

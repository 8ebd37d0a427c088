import { useLingui } from '@lingui/react/macro';
import { formatMaskedPhone } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { useEffect } from 'react';
import { focusHeading } from '../../../shared/page/focus-heading.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../../shared/refusal/refusal-banner.tsx';

type Props = { maskedPhone: string; problem: Refusal | null; pending: boolean; onSignIn: () => void; onChangePhone: () => void };

/**
 * Shown after a right code for a phone that is already registered. The code has proven that the phone is the customer's, so one press signs
 * in, without a second code.
 */
export function AlreadyRegisteredStep({ maskedPhone: masked, problem, pending, onSignIn, onChangePhone }: Props) {
  const { t } = useLingui();
  const maskedPhone = formatMaskedPhone(masked);
  useEffect(focusHeading, []);
  return (
    <Stack gap="m">
      {problem && <RefusalBanner refusal={problem} />}
      <Banner live="status">
        {t({
          message: `Номер ${maskedPhone} уже зарегистрирован. Код верный, второй не нужен.`,
          comment: 'Registration, after a right code of a registered phone; the phone has its middle hidden',
        })}
      </Banner>
      <Button width="full" pending={pending} onClick={onSignIn}>
        {t({ message: 'Войти', comment: 'Button: signs in' })}
      </Button>
      <Button variant="ghost" width="full" onClick={onChangePhone}>
        {t({ message: 'Другой номер', comment: 'Button at the registration: back to the phone, as this one is taken' })}
      </Button>
    </Stack>
  );
}

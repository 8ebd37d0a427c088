import { useLingui } from '@lingui/react/macro';
import { formatMaskedPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import type { ReactNode } from 'react';
import { useSessionsEndedText } from '../../domain/security/use-sessions-ended-text.ts';
import type { ChangePasswordState } from './change-password.machine.ts';
import type { AccountOwner, ChangePasswordActions } from './change-password.types.ts';
import { PasswordForm } from './password-form.tsx';

export type ChangePasswordViewProps = ChangePasswordActions & {
  state: ChangePasswordState;
  customer: AccountOwner;
  locale: Locale;
  passkeys: ReactNode;
};

/** The change of password: the proof, the new password, and the number of ended sessions. */
export function ChangePasswordView({ state, locale, customer, passkeys, ...acts }: ChangePasswordViewProps) {
  const { t } = useLingui();
  const endedText = useSessionsEndedText();
  if (state.kind === 'changed') {
    return (
      <Card padding="l">
        <Stack gap="l">
          <ResultState
            tone="good"
            level={2}
            title={t({ message: 'Пароль изменён', comment: 'Heading after the password was changed' })}
            actions={
              <LinkButton href={hrefTo('security', {}, locale)}>
                {t({ message: 'К настройкам входа', comment: 'Button: back to the page of sign-in and security' })}
              </LinkButton>
            }
          >
            {state.ended === 0
              ? t({
                  message: 'На других устройствах вы и не были в кабинете.',
                  comment: 'After a change of password: no other device was signed in',
                })
              : endedText(state.ended)}
          </ResultState>
          {passkeys}
        </Stack>
      </Card>
    );
  }
  return (
    <Card padding="l">
      <PasswordForm state={state} customer={customer} maskedPhone={formatMaskedPhone(customer.phone)} {...acts} />
    </Card>
  );
}

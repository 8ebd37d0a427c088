import { useLingui } from '@lingui/react/macro';
import { SlowResponseNote } from '@muddat/app-shell';
import { FormNewPasswordField, FormPasswordField, PortalForm, setField, setFieldError, usePortalForm } from '@muddat/forms';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { CODE_DIGITS, personalWords } from '@muddat/validators';
import { useEffect } from 'react';
import { useIsCodeLocked } from '../../shared/code-step/code-notice.tsx';
import { HiddenUsername } from '../../shared/form/hidden-username.tsx';
import type { ChangePasswordState } from './change-password.machine.ts';
import type { AccountOwner, ChangePasswordActions } from './change-password.types.ts';
import { changePasswordSchema } from './change-password-schema.ts';
import { CodeProof } from './code-proof.tsx';
import { PasswordRefusal } from './password-refusal.tsx';
import { ProofMethodChoice } from './proof-choice.tsx';
import { refusedFieldOf } from './refused-field.ts';

type Props = ChangePasswordActions & {
  state: Exclude<ChangePasswordState, { kind: 'changed' }>;
  customer: AccountOwner;
  maskedPhone: string;
};

const NOT_LOCKED = { lockedUntil: null };

/** One form for both proofs, so that a change of proof keeps the new password. */
export function PasswordForm({ state, customer, maskedPhone, onProof, onCode, onSubmit }: Props) {
  const { t } = useLingui();
  const { by, otp, problem } = state;
  const schema = changePasswordSchema({ by, customer, codeLength: otp?.length ?? CODE_DIGITS });
  const form = usePortalForm({ schema, initialValues: { current: '', code: '', password: '' } });
  const locked = useIsCodeLocked(otp ?? NOT_LOCKED) && by === 'code';
  useEffect(() => {
    const field = refusedFieldOf(problem);
    if (field === null || problem === null) return;
    if (field === 'code') setField(form, 'code', '');
    setFieldError(form, field, problem.message);
  }, [form, problem]);
  const canSubmit = by === 'password' || (otp !== null && !locked);
  const busy = state.kind !== 'form';
  return (
    <PortalForm
      of={form}
      gap="l"
      confirmLeave
      busy={busy || !canSubmit}
      onSubmit={({ current, code, password }) => onSubmit(by === 'code' ? { code, password } : { current, password })}
    >
      <HiddenUsername phone={customer.phone} />
      <ProofMethodChoice by={by} maskedPhone={maskedPhone} disabled={busy} onChoose={onProof} />
      {problem && refusedFieldOf(problem) === null && <PasswordRefusal problem={problem} hasCodeStep={by === 'code' && otp !== null} />}
      {by === 'password' ? (
        <FormPasswordField
          of={form}
          name="current"
          label={t({ message: 'Текущий пароль', comment: 'Label of the field of the current password, which is being changed' })}
          autoComplete="current-password"
        />
      ) : (
        <CodeProof of={form} otp={otp} sending={state.kind === 'sending' ? state.channel : null} onRequestCode={onCode} />
      )}
      {canSubmit && (
        <>
          <FormNewPasswordField
            of={form}
            name="password"
            label={t({ message: 'Новый пароль', comment: 'Label of the field of the new password' })}
            description={t({ message: 'Не короче 8 символов', comment: 'Under the field of a new password' })}
            personalWords={personalWords(customer)}
          />
          <Banner tone="info">
            {t({
              message: 'Другие устройства выйдут из кабинета, на этом вы останетесь.',
              comment: 'Change of password: what happens to the other devices; shown before the change',
            })}
          </Banner>
          <Button type="submit" width="full" pending={state.kind === 'changing'}>
            {t({ message: 'Сменить пароль', comment: 'Button: sets the new password' })}
          </Button>
          <SlowResponseNote waiting={state.kind === 'changing'} />
        </>
      )}
    </PortalForm>
  );
}

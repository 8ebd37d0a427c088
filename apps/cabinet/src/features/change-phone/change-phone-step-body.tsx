import { useLingui } from '@lingui/react/macro';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { CodeForm } from '../../shared/code-step/code-form.tsx';
import type { ChangePhoneState } from './change-phone.machine.ts';
import type { ChangePhoneActions } from './change-phone.types.ts';
import { LostPhoneAdvice } from './lost-phone.tsx';
import { NewPhoneForm } from './new-phone-form.tsx';
import { SendCodeStep } from './send-code-step.tsx';

type Props = ChangePhoneActions & {
  state: Exclude<ChangePhoneState, { kind: 'changed' }>;
  currentPhone: string;
  maskedPhone: string;
  supportPhone: string;
};

/** The content of each step. A form stays mounted while its request is under way. */
export function ChangePhoneStepBody({
  state,
  currentPhone,
  maskedPhone,
  supportPhone,
  onOwnCode,
  onCode,
  onPhone,
  onNewCode,
  onBack,
}: Props) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'start':
      return (
        <Stack gap="m">
          <SendCodeStep maskedPhone={maskedPhone} problem={state.problem} pending={false} onRequestCode={() => onOwnCode('sms')} />
          <LostPhoneAdvice supportPhone={supportPhone} />
        </Stack>
      );
    case 'sending-own':
    case 'own-code':
      if (state.otp === null) {
        return (
          <Stack gap="m">
            <SendCodeStep maskedPhone={maskedPhone} problem={null} pending onRequestCode={() => undefined} />
            <LostPhoneAdvice supportPhone={supportPhone} />
          </Stack>
        );
      }
      return (
        <CodeForm
          key="own"
          otp={state.otp}
          problem={state.kind === 'own-code' ? state.problem : null}
          busy={state.kind === 'sending-own' ? state.channel : null}
          submitLabel={t({ message: 'Продолжить', comment: 'Button: to the next step' })}
          onCode={onCode}
          onResend={onOwnCode}
          otherActions={<LostPhoneAdvice supportPhone={supportPhone} />}
        />
      );
    case 'new-phone':
      return <NewPhoneForm currentPhone={currentPhone} phone={state.phone} problem={state.problem} pending={false} onPhone={onPhone} />;
    case 'sending-new':
    case 'new-code':
    case 'changing':
      if (state.otp === null)
        return <NewPhoneForm currentPhone={currentPhone} phone={state.phone} problem={null} pending onPhone={onPhone} />;
      return (
        <CodeForm
          key="new"
          otp={state.otp}
          problem={state.kind === 'new-code' ? state.problem : null}
          busy={state.kind === 'changing' ? 'checking' : state.kind === 'sending-new' ? state.channel : null}
          submitLabel={t({ message: 'Сменить номер', comment: 'Button: changes the phone of the account' })}
          onCode={onCode}
          onResend={onNewCode}
          onChangePhone={onBack}
          otherActions={
            <Text tone="quiet" size="s">
              {t({
                message: 'Если на этом номере уже есть кабинет, вместо кода придёт объяснение.',
                comment: 'Change of phone, code of the new one: a phone that already has an account gets no code',
              })}
            </Text>
          }
        />
      );
  }
}

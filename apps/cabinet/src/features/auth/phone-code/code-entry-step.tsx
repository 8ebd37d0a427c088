import type { ReactNode } from 'react';
import { CodeForm } from '../../../shared/code-step/code-form.tsx';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import type { PhoneCodeState } from './phone-code.machine.ts';

type Props = {
  state: Exclude<PhoneCodeState, { kind: 'phone' | 'sending-code' }>;
  submit: string;
  onCode: (phone: string, code: string) => void;
  onResend: (phone: string, channel: CodeChannel) => void;
  onChangePhone: () => void;
  others?: ReactNode;
};

/** Renders the code step (`CodeForm`) for the state of `phoneCodeMachine`. */
export function CodeEntryStep({ state, submit, onCode, onResend, onChangePhone, others }: Props) {
  const { phone, otp } = state;
  return (
    <CodeForm
      otp={otp}
      problem={state.kind === 'code' ? state.problem : null}
      busy={state.kind === 'code' ? null : state.kind === 'resending' ? state.channel : 'checking'}
      submitLabel={submit}
      onCode={(code) => onCode(phone, code)}
      onResend={(channel) => onResend(phone, channel)}
      onChangePhone={onChangePhone}
      otherActions={others}
    />
  );
}

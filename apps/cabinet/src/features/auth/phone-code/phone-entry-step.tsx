import type { ReactNode } from 'react';
import type { PhoneCodeState } from './phone-code.machine.ts';
import { PhoneForm } from './phone-form.tsx';

type Props = {
  /** `waiting`: another sign-in method is under way. The typed phone stays in the field. */
  state: Extract<PhoneCodeState, { kind: 'phone' | 'sending-code' }> | { kind: 'waiting'; phone: string };
  returnedToStep: boolean;
  onPhone: (phone: string) => void;
  others?: (typed: () => string, ready: boolean) => ReactNode;
};

/** Renders the phone step (`PhoneForm`) for the state of `phoneCodeMachine`. */
export function PhoneEntryStep({ state, returnedToStep, onPhone, others }: Props) {
  return (
    <PhoneForm
      phone={state.phone}
      problem={state.kind === 'phone' ? state.problem : null}
      pending={state.kind === 'sending-code'}
      autoFocus={returnedToStep}
      onPhone={onPhone}
      others={others}
    />
  );
}

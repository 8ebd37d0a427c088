import { useLingui } from '@lingui/react/macro';
import { pageFile } from '@muddat/app-shell';
import { Stack } from '@muddat/ui/stack';
import { Stepper } from '@muddat/ui/stepper';
import { Text } from '@muddat/ui/text';
import { lazy, Suspense, useEffect } from 'react';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import { CodeStepOf } from '../phone-code/code-step-of.tsx';
import { EntryHead } from '../phone-code/entry-head.tsx';
import { EntrySkeleton } from '../phone-code/entry-skeleton.tsx';
import { PhoneStepOf } from '../phone-code/phone-step-of.tsx';
import { useCameBack } from '../phone-code/use-came-back.ts';
import type { Details } from './details-schema.ts';
import { KnownStep } from './known-step.tsx';
import { type RegisterEvent, type RegisterState, stepOfRegister } from './register.machine.ts';
import { useRegisterWords } from './use-register-words.ts';

/** The last step has the most code, so it is loaded while the customer types the phone and waits for the code. */
const loadDetails = pageFile(() => import('./details-step.tsx'));
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));

export type RegisterViewProps = {
  state: RegisterState;
  send: (event: RegisterEvent) => void;
  offerHref: string;
  privacyHref: string;
  onPhone: (phone: string) => void;
  onResend: (phone: string, channel: CodeChannel) => void;
  onCode: (phone: string, code: string) => void;
  onDetails: (details: Details) => Promise<void>;
  onSignIn: () => void;
};

/** The steps of the registration, one at a time, with a progress bar above them. */
export function RegisterView(props: RegisterViewProps) {
  const { steps, title, lead } = useRegisterWords(props.state);
  const step = stepOfRegister(props.state);
  useEffect(() => {
    // If this fails, the step loads the file again when it is shown.
    loadDetails().catch(() => undefined);
  }, []);
  const known = props.state.kind === 'known' || props.state.kind === 'signing-in';
  return (
    <Stack gap="l">
      {!known && <Stepper steps={steps} current={step === undefined ? 1 : step === 'code' ? 2 : steps.length} />}
      <EntryHead title={title}>{lead}</EntryHead>
      <Step {...props} />
    </Stack>
  );
}

function Step({ state, send, offerHref, privacyHref, onPhone, onResend, onCode, onDetails, onSignIn }: RegisterViewProps) {
  const { t } = useLingui();
  const cameBack = useCameBack(state.kind === 'phone' || state.kind === 'sending-code');
  const changePhone = () => send({ type: 'phone-change-asked' });
  switch (state.kind) {
    case 'signed-in':
      return <Text>{t({ message: 'Открываем кабинет…', comment: 'After sign-in, while the next page loads' })}</Text>;
    case 'phone':
    case 'sending-code':
      return <PhoneStepOf state={state} cameBack={cameBack} onPhone={onPhone} />;
    case 'asking-proof':
      return <EntrySkeleton />;
    case 'details':
      return (
        <Suspense fallback={<EntrySkeleton />}>
          <DetailsStep
            phone={state.phone}
            offerHref={offerHref}
            privacyHref={privacyHref}
            onDetails={onDetails}
            onChangePhone={changePhone}
          />
        </Suspense>
      );
    case 'known':
    case 'signing-in':
      return (
        <KnownStep
          maskedPhone={state.proof.maskedPhone}
          problem={state.kind === 'known' ? state.problem : null}
          pending={state.kind === 'signing-in'}
          onSignIn={onSignIn}
          onChangePhone={changePhone}
        />
      );
    default:
      return (
        <CodeStepOf
          state={state}
          submit={t({ message: 'Продолжить', comment: 'Button: submits the code and goes to the next step' })}
          onCode={onCode}
          onResend={onResend}
          onChangePhone={changePhone}
        />
      );
  }
}

import { useLingui } from '@lingui/react/macro';
import { guardedImport } from '@muddat/app-shell';
import { Stack } from '@muddat/ui/stack';
import { Stepper } from '@muddat/ui/stepper';
import { Text } from '@muddat/ui/text';
import { lazy, Suspense, useEffect } from 'react';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import { AuthStepHeader } from '../phone-code/auth-step-header.tsx';
import { AuthStepSkeleton } from '../phone-code/auth-step-skeleton.tsx';
import { CodeEntryStep } from '../phone-code/code-entry-step.tsx';
import { PhoneEntryStep } from '../phone-code/phone-entry-step.tsx';
import { useReturnedToFirstStep } from '../phone-code/use-returned-to-first-step.ts';
import { type RegisterEvent, type RegisterState, registerUrlStep } from './register.machine.ts';
import type { RegistrationDetails } from './registration-details-schema.ts';
import { useRegisterTexts } from './use-register-texts.ts';

/** The last step has the most code, so it is loaded while the customer types the phone and waits for the code. */
const loadDetails = guardedImport(() => import('./registration-details-step.tsx'));
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).RegistrationDetailsStep }));
/** Few customers see it: those who have forgotten that they are registered. */
const loadKnown = guardedImport(() => import('./already-registered-step.tsx'));
const KnownStep = lazy(async () => ({ default: (await loadKnown()).AlreadyRegisteredStep }));

export type RegisterViewProps = {
  state: RegisterState;
  send: (event: RegisterEvent) => void;
  offerHref: string;
  privacyHref: string;
  onPhone: (phone: string) => void;
  onResend: (phone: string, channel: CodeChannel) => void;
  onCode: (phone: string, code: string) => void;
  onDetails: (details: RegistrationDetails) => Promise<void>;
  onSignIn: () => void;
};

/** The steps of the registration, one at a time, with a progress bar above them. */
export function RegisterView(props: RegisterViewProps) {
  const { steps, title, intro } = useRegisterTexts(props.state);
  const step = registerUrlStep(props.state);
  useEffect(() => {
    // If this fails, the step loads the file again when it is shown.
    loadDetails().catch(() => undefined);
  }, []);
  const known = props.state.kind === 'known' || props.state.kind === 'signing-in';
  return (
    <Stack gap="l">
      {!known && <Stepper steps={steps} current={step === undefined ? 1 : step === 'code' ? 2 : steps.length} />}
      <AuthStepHeader title={title}>{intro}</AuthStepHeader>
      <Step {...props} />
    </Stack>
  );
}

function Step({ state, send, offerHref, privacyHref, onPhone, onResend, onCode, onDetails, onSignIn }: RegisterViewProps) {
  const { t } = useLingui();
  const cameBack = useReturnedToFirstStep(state.kind === 'phone' || state.kind === 'sending-code');
  const changePhone = () => send({ type: 'phone-change-asked' });
  switch (state.kind) {
    case 'signed-in':
      return <Text>{t({ message: 'Открываем кабинет…', comment: 'After sign-in, while the next page loads' })}</Text>;
    case 'phone':
    case 'sending-code':
      return <PhoneEntryStep state={state} returnedToStep={cameBack} onPhone={onPhone} />;
    case 'asking-proof':
      return <AuthStepSkeleton />;
    case 'details':
      return (
        <Suspense fallback={<AuthStepSkeleton />}>
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
        <Suspense fallback={<AuthStepSkeleton />}>
          <KnownStep
            maskedPhone={state.proof.maskedPhone}
            problem={state.kind === 'known' ? state.problem : null}
            pending={state.kind === 'signing-in'}
            onSignIn={onSignIn}
            onChangePhone={changePhone}
          />
        </Suspense>
      );
    default:
      return (
        <CodeEntryStep
          state={state}
          submit={t({ message: 'Продолжить', comment: 'Button: submits the code and goes to the next step' })}
          onCode={onCode}
          onResend={onResend}
          onChangePhone={changePhone}
        />
      );
  }
}

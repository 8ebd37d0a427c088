import { BotProtected, botHeaders, type SignInResponse, withBotCheckOnDemand } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useState } from 'react';
import { supportsPasskeys } from '../../../shared/passkey/can-use-passkeys.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { completeSignIn } from '../phone-code/complete-sign-in.ts';
import { usePhoneCode } from '../phone-code/use-phone-code.ts';
import { type StepUrl, useStepUrl } from '../phone-code/use-step-url.ts';
import { initialSignInState, type SignInStep, signInMachine, signInUrlStep } from './sign-in.machine.ts';
import { SignInView } from './sign-in.view.tsx';

type Props = {
  stepUrl: StepUrl<SignInStep>;
  /** Called after a correct code of a phone that is not registered. The gateway stores the proof for the registration. */
  onUnregistered: () => void;
  onReset: () => void;
};

/** Calls the gateway for the sign-in page. Codes and passwords are only passed on to the gateway, and not stored. */
export function SignInController({ stepUrl, onUnregistered, onReset }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(signInMachine, initialSignInState);
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode('sign-in', send);
  const refusalOf = useRefusalOf();
  const [passkeys, setPasskeys] = useState(false);

  useStepUrl(stepUrl, {
    shownStep: signInUrlStep(state),
    leaving: state.kind === 'signed-in' || state.kind === 'unregistered',
    pushed: ['code', 'password'],
    onUrlStep: (step) => {
      if (step === 'code') return resumeCode();
      if (step === 'password') send({ type: 'password-chosen', phone: 'phone' in state ? state.phone : '' });
      else send(state.kind === 'password' ? { type: 'code-chosen', phone: state.phone } : { type: 'phone-change-asked' });
      return true;
    },
  });
  useEffect(() => {
    setPasskeys(supportsPasskeys());
  }, []);
  useEffect(() => {
    if (state.kind === 'signed-in') completeSignIn(state.redirectTo, locale);
    if (state.kind === 'unregistered') onUnregistered();
  }, [state, locale, onUnregistered]);

  const accept = ({ redirect_to }: SignInResponse) => send({ type: 'accepted', redirectTo: redirect_to });
  const refuse = (error: unknown) => send({ type: 'refused', problem: refusalOf(error), now: Date.now() });
  const logIn = (secret: { phone: string; code: string } | { phone: string; password: string }) =>
    withBotCheckOnDemand('sign-in', (token) => auth.login({ strategy: 'customer', ...secret }, { headers: botHeaders(token) }))
      .then(accept)
      .catch(refuse);
  const askPasskey = async () => {
    // Few customers need the passkey library, so it is loaded only on request.
    const { signInByPasskey } = await import('./sign-in-by-passkey.ts');
    const signedIn = await signInByPasskey(auth);
    if (signedIn) accept(signedIn);
    // No server sent this refusal, so it has no message: `RefusalBanner` translates its code.
    else refuse({ code: 'passkey-not-used' });
  };

  return (
    <BotProtected bot={bot}>
      <SignInView
        state={state}
        send={send}
        passkeys={passkeys}
        registerHref={hrefTo('register', {}, locale)}
        onPhone={enterPhone}
        onResend={resend}
        onCode={(phone, code) => {
          send({ type: 'code-entered' });
          void logIn({ phone, code });
        }}
        onPassword={(phone, password) => {
          send({ type: 'password-entered', phone });
          void logIn({ phone, password });
        }}
        onPasskey={(phone) => {
          send({ type: 'passkey-chosen', phone });
          void askPasskey().catch(refuse);
        }}
        onReset={onReset}
      />
    </BotProtected>
  );
}

import { BotProtected, botHeaders, useBotProtection } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import { toFormError } from '../../../shared/refusal/refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { completeSignIn } from '../phone-code/complete-sign-in.ts';
import { usePhoneProof } from '../phone-code/use-phone-proof.ts';
import type { StepUrl } from '../phone-code/use-step-url.ts';
import { enableSmsAdvertising } from './enable-sms-advertising.ts';
import { initialRegisterState, type RegisterStep, registerMachine, registerUrlStep } from './register.machine.ts';
import { RegisterView } from './register.view.tsx';
import type { RegistrationDetails } from './registration-details-schema.ts';

/** Calls the gateway for the registration, and the installment API for the consent to advertising. */
export function RegisterController({ stepUrl }: { stepUrl: StepUrl<RegisterStep> }) {
  const { api, auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(registerMachine, initialRegisterState);
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, checkCode, restartIfProofExpired } = usePhoneProof('register', {
    stepUrl,
    shownStep: registerUrlStep(state),
    leaving: state.kind === 'signed-in',
    send,
  });

  const registerBot = useBotProtection('registration', (token, { name, birthdate, password }: RegistrationDetails) =>
    auth.register({ name, birthdate, password }, { headers: botHeaders(token) }),
  );

  useEffect(() => {
    if (state.kind === 'signed-in') completeSignIn(state.redirectTo, locale);
  }, [state, locale]);

  /**
   * Whether the customer consented to advertising, remembered for `signIn`. If the response to `register` is lost, the next press finds the
   * phone already registered; the customer signs in, and the consent is saved then.
   */
  const wantsAdvertising = useRef(false);
  const signIn = async () => {
    send({ type: 'sign-in-asked' });
    try {
      const { redirect_to } = await auth.login({ strategy: 'customer', proof: true });
      if (wantsAdvertising.current) await enableSmsAdvertising(api);
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (!restartIfProofExpired(problem)) send({ type: 'refused', problem, now: Date.now() });
    }
  };
  const register = async (details: RegistrationDetails) => {
    wantsAdvertising.current = details.advertising;
    try {
      const { redirect_to } = await registerBot.run(details);
      if (details.advertising) await enableSmsAdvertising(api);
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (restartIfProofExpired(problem)) return;
      if (problem.code === 'already_registered') return send({ type: 'turned-out-known' });
      throw toFormError(problem);
    }
  };

  return (
    <BotProtected bot={state.kind === 'details' ? registerBot : bot}>
      <RegisterView
        state={state}
        send={send}
        offerHref={hrefTo('public-offer', {}, locale)}
        privacyHref={hrefTo('privacy-policy', {}, locale)}
        onPhone={enterPhone}
        onResend={resend}
        onCode={checkCode}
        onDetails={register}
        onSignIn={() => void signIn()}
      />
    </BotProtected>
  );
}

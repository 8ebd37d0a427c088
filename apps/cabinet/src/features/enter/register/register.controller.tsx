import { BotProtected, botHeaders, useBotProtection } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import { formRefusal } from '../../../shared/refusal/form-refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { checkCodeOf } from '../phone-code/check-code-of.ts';
import { goIn } from '../phone-code/go-in.ts';
import { usePhoneCode } from '../phone-code/use-phone-code.ts';
import { type StepAddress, useStepAddress } from '../phone-code/use-step-address.ts';
import { allowAdvertising } from './allow-advertising.ts';
import type { Details } from './details-schema.ts';
import { initialRegisterState, type RegisterStep, registerMachine, stepOfRegister } from './register.machine.ts';
import { RegisterView } from './register.view.tsx';

/** Talks to the gateway for the registration. The proof of the phone stays in a cookie that the page cannot read. */
export function RegisterController({ address }: { address: StepAddress<RegisterStep> }) {
  const { api, auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(registerMachine, initialRegisterState);
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode('register', send);

  const registerBot = useBotProtection('registration', (token, { name, birthdate, password }: Details) =>
    auth.register({ name, birthdate, password }, { headers: botHeaders(token) }),
  );

  const findProof = async () => {
    send({ type: 'proof-asked' });
    try {
      const { proof } = await auth.getProof();
      // A phone proven to reset a password is no phone proven to register.
      if (proof === null || proof.purpose !== 'register') return send({ type: 'unproved', problem: null });
      send({ type: 'proved', proof: { maskedPhone: proof.masked_phone, registered: proof.registered } });
    } catch (error) {
      send({ type: 'unproved', problem: refusalOf(error) });
    }
  };
  useStepAddress(address, {
    shown: stepOfRegister(state),
    leaving: state.kind === 'signed-in',
    pushed: ['code'],
    onAddress: (step) => {
      if (step === 'code') return resumeCode();
      if (step === undefined) send({ type: 'phone-change-asked' });
      else void findProof();
      return true;
    },
  });
  useEffect(() => {
    if (state.kind === 'signed-in') goIn(state.redirectTo, locale);
  }, [state, locale]);

  /** The answer to `register` may be lost. The customer then signs in, and the consent is saved after that. */
  const wantsAdvertising = useRef(false);
  const checkCode = async (phone: string, code: string) => {
    send({ type: 'code-entered' });
    try {
      const { masked_phone, registered } = await checkCodeOf(auth, { phone, purpose: 'register', code });
      send({ type: 'proved', proof: { maskedPhone: masked_phone, registered } });
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), now: Date.now() });
    }
  };
  const signIn = async () => {
    send({ type: 'sign-in-asked' });
    try {
      const { redirect_to } = await auth.login({ strategy: 'customer', proof: true });
      if (wantsAdvertising.current) await allowAdvertising(api);
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      send(problem.code === 'ticket_expired' ? { type: 'unproved', problem } : { type: 'refused', problem, now: Date.now() });
    }
  };
  const register = async (details: Details) => {
    wantsAdvertising.current = details.advertising;
    try {
      const { redirect_to } = await registerBot.run(details);
      if (details.advertising) await allowAdvertising(api);
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (problem.code === 'ticket_expired') return send({ type: 'unproved', problem });
      if (problem.code === 'already_registered') return send({ type: 'turned-out-known' });
      throw formRefusal(problem);
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
        onCode={(phone, code) => void checkCode(phone, code)}
        onDetails={register}
        onSignIn={() => void signIn()}
      />
    </BotProtected>
  );
}

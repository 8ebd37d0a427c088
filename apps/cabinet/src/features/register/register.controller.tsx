import { BotProtected, useBotProtection } from '@muddat/app-shell';
import { FormRefused } from '@muddat/forms';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { goIn } from '../../phone-code/go-in.ts';
import { usePhoneCode } from '../../phone-code/use-phone-code.ts';
import { type StepAddress, useStepAddress } from '../../phone-code/use-step-address.ts';
import type { Details } from './details-schema.ts';
import { initialRegisterState, type RegisterStep, registerMachine, stepOfRegister } from './register.machine.ts';
import { RegisterView } from './register.view.tsx';

/** Talks to the gateway for the registration. The proof of the phone stays in a cookie that the page cannot read. */
export function RegisterController({ address }: { address: StepAddress<RegisterStep> }) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(registerMachine, initialRegisterState);
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode('register', send);

  const registerBot = useBotProtection('registration', (token, details: Details) => auth.register(details, token));

  const findProof = async () => {
    send({ type: 'proof-asked' });
    const result = await auth.proof();
    const now = Date.now();
    if (!result.ok) return send({ type: 'unproved', problem: result.problem, now });
    const { proof } = result.data;
    // A phone proven to reset a password is no phone proven to register.
    if (proof === null || proof.purpose !== 'register') return send({ type: 'unproved', problem: null, now });
    send({ type: 'proved', proof: { maskedPhone: proof.masked_phone, registered: proof.registered } });
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

  const checkCode = async (phone: string, code: string) => {
    send({ type: 'code-entered' });
    const result = await auth.verifyCode({ phone, purpose: 'register', code });
    send(
      result.ok
        ? { type: 'proved', proof: { maskedPhone: result.data.masked_phone, registered: result.data.registered } }
        : { type: 'refused', problem: result.problem, now: Date.now() },
    );
  };
  const signIn = async () => {
    send({ type: 'sign-in-asked' });
    const result = await auth.loginByProof();
    if (result.ok) return send({ type: 'accepted', redirectTo: result.data.redirect_to });
    const { problem } = result;
    const now = Date.now();
    send(problem.code === 'ticket_expired' ? { type: 'unproved', problem, now } : { type: 'refused', problem, now });
  };
  const register = async (details: Details) => {
    const result = await registerBot.run(details);
    if (result.ok) return send({ type: 'accepted', redirectTo: result.data.redirect_to });
    const { problem } = result;
    if (problem.code === 'ticket_expired') return send({ type: 'unproved', problem, now: Date.now() });
    if (problem.code === 'already_registered') return send({ type: 'turned-out-known' });
    throw new FormRefused({ ...(problem.fields ? { fields: problem.fields } : {}), message: problem.message });
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

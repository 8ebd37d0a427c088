import { BotProtected, botHeaders, useBotProtection } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { RecentPasskeys } from '../../../domain/security/recent-passkeys.tsx';
import { formRefusal } from '../../../shared/refusal/form-refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { checkCodeOf } from '../phone-code/check-code-of.ts';
import { forgetWayIn, targetAfterEntry } from '../phone-code/go-in.ts';
import { usePhoneCode } from '../phone-code/use-phone-code.ts';
import { type StepAddress, useStepAddress } from '../phone-code/use-step-address.ts';
import { initialResetState, type ResetStep, resetMachine, stepOfReset } from './reset.machine.ts';
import { ResetView } from './reset.view.tsx';

type Props = {
  address: StepAddress<ResetStep>;
  onLeave: () => void;
  /** The password is set, and this browser is signed in. */
  onDone: () => void;
};

/** Talks to the gateway for the reset of a password. The proof of the phone stays in a cookie that the page cannot read. */
export function ResetController({ address, onLeave, onDone }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(resetMachine, initialResetState);
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode('reset', send);

  const resetBot = useBotProtection('reset', (token, password: string) => auth.resetPassword({ password }, { headers: botHeaders(token) }));

  const findProof = async () => {
    send({ type: 'proof-asked' });
    try {
      const { proof } = await auth.getProof();
      send(proof?.purpose === 'reset' ? { type: 'proved', maskedPhone: proof.masked_phone } : { type: 'unproved', problem: null });
    } catch (error) {
      send({ type: 'unproved', problem: refusalOf(error) });
    }
  };
  useStepAddress(address, {
    shown: stepOfReset(state),
    pushed: ['code'],
    onAddress: (step) => {
      if (step === 'code') return resumeCode();
      if (step === undefined) send({ type: 'phone-change-asked' });
      else void findProof();
      return true;
    },
  });

  const checkCode = async (phone: string, code: string) => {
    send({ type: 'code-entered' });
    try {
      const { masked_phone } = await checkCodeOf(auth, { phone, purpose: 'reset', code });
      send({ type: 'proved', maskedPhone: masked_phone });
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), now: Date.now() });
    }
  };
  const setPassword = async (password: string) => {
    try {
      const { redirect_to } = await resetBot.run(password);
      forgetWayIn();
      onDone();
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (problem.code === 'ticket_expired') return send({ type: 'unproved', problem });
      throw formRefusal(problem);
    }
  };

  return (
    <BotProtected bot={state.kind === 'new-password' ? resetBot : bot}>
      <ResetView
        state={state}
        send={send}
        targetHref={state.kind === 'done' ? targetAfterEntry(state.redirectTo, locale) : ''}
        onPhone={enterPhone}
        onResend={resend}
        onCode={(phone, code) => void checkCode(phone, code)}
        onPassword={setPassword}
        onLeave={onLeave}
        passkeys={state.kind === 'done' && <RecentPasskeys />}
      />
    </BotProtected>
  );
}

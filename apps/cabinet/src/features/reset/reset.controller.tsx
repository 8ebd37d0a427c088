import { BotProtected, useBotProtection } from '@muddat/app-shell';
import { FormRefused } from '@muddat/forms';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { forgetWayIn, targetAfterEntry } from '../../phone-code/go-in.ts';
import { usePhoneCode } from '../../phone-code/use-phone-code.ts';
import { type StepAddress, useStepAddress } from '../../phone-code/use-step-address.ts';
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
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode('reset', send);

  const resetBot = useBotProtection('reset', (token, password: string) => auth.resetPassword({ password }, token));

  const findProof = async () => {
    send({ type: 'proof-asked' });
    const result = await auth.proof();
    const now = Date.now();
    if (!result.ok) return send({ type: 'unproved', problem: result.problem, now });
    const { proof } = result.data;
    if (proof?.purpose !== 'reset') return send({ type: 'unproved', problem: null, now });
    send({ type: 'proved', maskedPhone: proof.masked_phone });
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
    const result = await auth.verifyCode({ phone, purpose: 'reset', code });
    send(
      result.ok ? { type: 'proved', maskedPhone: result.data.masked_phone } : { type: 'refused', problem: result.problem, now: Date.now() },
    );
  };
  const setPassword = async (password: string) => {
    const result = await resetBot.run(password);
    if (result.ok) {
      forgetWayIn();
      onDone();
      return send({ type: 'accepted', redirectTo: result.data.redirect_to });
    }
    const { problem } = result;
    if (problem.code === 'ticket_expired') return send({ type: 'unproved', problem, now: Date.now() });
    throw new FormRefused({ ...(problem.fields ? { fields: problem.fields } : {}), message: problem.message });
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
      />
    </BotProtected>
  );
}

import { botHeaders, withBotCheckOnDemand } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import type { PhoneProofEvent } from './phone-proof.machine.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { type StepUrl, useStepUrl } from './use-step-url.ts';

type Options<Step extends string> = {
  stepUrl: StepUrl<Step>;
  /** The step that the page shows; undefined for the first step. `leaving`: the page is being left, and the next page sets the URL. */
  shownStep: Step | undefined;
  leaving?: boolean;
  send: (event: PhoneProofEvent) => void;
};

/** Confirms a phone at the gateway. The proof is in a cookie that scripts cannot read, and is valid for one purpose only. */
export function usePhoneProof<Step extends string>(
  purpose: 'register' | 'reset',
  { stepUrl, shownStep, leaving = false, send }: Options<Step | 'code'>,
) {
  const { auth } = useRouteContext({ from: '__root__' });
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, resumeCode } = usePhoneCode(purpose, send);

  const findProof = async () => {
    send({ type: 'proof-asked' });
    try {
      const { proof } = await auth.getProof();
      if (proof?.purpose !== purpose) return send({ type: 'unproved', problem: null });
      send({ type: 'proved', proof: { maskedPhone: proof.masked_phone, registered: proof.registered } });
    } catch (error) {
      send({ type: 'unproved', problem: refusalOf(error) });
    }
  };
  useStepUrl(stepUrl, {
    shownStep,
    leaving,
    pushed: ['code'],
    onUrlStep: (step) => {
      if (step === 'code') return resumeCode();
      if (step === undefined) send({ type: 'phone-change-asked' });
      else void findProof();
      return true;
    },
  });

  const checkCode = async (phone: string, code: string) => {
    send({ type: 'code-entered' });
    try {
      const verify = (token: string | null) => auth.verifyCode({ phone, purpose, code }, { headers: botHeaders(token) });
      const { masked_phone, registered } = await withBotCheckOnDemand('sign-in', verify);
      send({ type: 'proved', proof: { maskedPhone: masked_phone, registered } });
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), now: Date.now() });
    }
  };

  return {
    bot,
    enterPhone,
    resend,
    checkCode: (phone: string, code: string) => void checkCode(phone, code),
    /** Returns to the phone step if `problem` says that the proof has expired. Returns whether it says so. */
    restartIfProofExpired: (problem: Refusal): boolean => {
      const over = problem.code === 'ticket_expired';
      if (over) send({ type: 'unproved', problem });
      return over;
    },
  };
}

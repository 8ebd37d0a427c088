import { botHeaders, useBotProtection } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type CodeChannel, toSentOtp } from '../../../shared/code-step/sent-otp.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import type { PhoneCodeEvent } from './phone-code.machine.ts';
import { type CodePurpose, findSentCode, readPhoneEntry, savePhoneEntry } from './phone-entry-store.ts';

/** The name of the action in the bot check, for each purpose. The gateway expects the same names (`CODE_BOT_ACTIONS`). */
const BOT_ACTIONS = { 'sign-in': 'send-code', register: 'registration', reset: 'reset' } as const satisfies Record<CodePurpose, string>;

/** Requests codes from the gateway, with the bot check. A sent code is stored in this tab, so that it survives a reload. */
export function usePhoneCode(purpose: CodePurpose, send: (event: PhoneCodeEvent) => void) {
  const { auth } = useRouteContext({ from: '__root__' });
  const refusalOf = useRefusalOf();
  const bot = useBotProtection(BOT_ACTIONS[purpose], (token, phone: string, channel: CodeChannel) =>
    auth.sendCode({ phone, purpose, channel }, { headers: botHeaders(token) }),
  );

  const ask = async (phone: string, channel: CodeChannel) => {
    try {
      const sent = await bot.run(phone, channel);
      const now = Date.now();
      const otp = toSentOtp(sent, channel, now);
      savePhoneEntry({ phone, sent: { purpose, otp } }, now);
      send({ type: 'code-sent', otp });
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), now: Date.now() });
    }
  };

  // Restore the phone that was typed before a reload or on another sign-in method.
  const resumePhone = useEffectEvent(() => {
    const entry = readPhoneEntry(Date.now());
    if (entry !== null) send({ type: 'resumed', phone: entry.phone, otp: null });
  });
  useEffect(() => resumePhone(), []);

  return {
    bot,
    enterPhone: (phone: string) => {
      send({ type: 'phone-entered', phone });
      const now = Date.now();
      const underway = findSentCode(readPhoneEntry(now), purpose, phone);
      // The customer pressed "change the number" and submitted the same phone. The code that was sent is still valid, and the server would
      // refuse to send a new one yet, so show the code step.
      if (underway !== null && underway.resendAt > now) send({ type: 'code-sent', otp: underway });
      else void ask(phone, 'sms');
    },
    resend: (phone: string, channel: CodeChannel) => {
      send({ type: 'resend-asked', channel });
      void ask(phone, channel);
    },
    /** Restores the code that was sent before a reload. Returns whether a code was restored. */
    resumeCode: (): boolean => {
      const entry = readPhoneEntry(Date.now());
      const otp = entry === null ? null : findSentCode(entry, purpose, entry.phone);
      if (entry === null || otp === null) return false;
      send({ type: 'resumed', phone: entry.phone, otp });
      return true;
    },
  };
}

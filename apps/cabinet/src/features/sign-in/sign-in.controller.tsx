import { BotProtected, createGatewayAuth, type SentCode, useBotProtection } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect } from '@muddat/routing';
import { useEffect, useReducer, useRef } from 'react';
import { initialSignInState, type SentOtp, signInMachine } from './sign-in.machine.ts';
import { SignInView } from './sign-in.view.tsx';

const MS = 1000;
const otpOf = (sent: SentCode): SentOtp => ({
  length: sent.length,
  resendAt: Date.now() + sent.resend_after * MS,
  expiresAt: Date.now() + sent.expires_in * MS,
  maskedPhone: sent.masked_phone,
});

/** Talks to the gateway for the sign-in screen. The secret goes straight out and is kept nowhere. */
export function SignInController({ locale }: { locale: Locale }) {
  const [state, send] = useReducer(signInMachine, initialSignInState);
  const auth = useRef<ReturnType<typeof createGatewayAuth>>(null);
  const gateway = () => {
    auth.current ??= createGatewayAuth();
    return auth.current;
  };

  const bot = useBotProtection('send-code', (token, phone: string) => gateway().sendCode(phone, token));

  useEffect(() => {
    if (state.kind !== 'signed-in') return;
    const { origin } = window.location;
    const target = safeRedirect(state.redirectTo, { origin }) ?? hrefTo('main-page', {}, locale);
    // A new document: the guard of the gateway judges the new session, and nothing of the guest's page is left.
    window.location.replace(target);
  }, [state, locale]);

  const sendCode = async (phone: string) => {
    const result = await bot.run(phone);
    send(result.ok ? { type: 'code-sent', otp: otpOf(result.data) } : { type: 'refused', problem: result.problem });
  };
  const login = async (phone: string, secret: { code: string } | { password: string }) => {
    const result = await gateway().login(phone, secret);
    send(result.ok ? { type: 'accepted', redirectTo: result.data.redirect_to } : { type: 'refused', problem: result.problem });
  };

  return (
    <BotProtected bot={bot}>
      <SignInView
        state={state}
        send={send}
        onPhone={(phone) => {
          send({ type: 'phone-entered', phone });
          void sendCode(phone);
        }}
        onResend={(phone) => {
          send({ type: 'resend-asked' });
          void sendCode(phone);
        }}
        onCode={(phone, code) => {
          send({ type: 'code-entered' });
          void login(phone, { code });
        }}
        onPassword={(phone, password) => {
          send({ type: 'password-entered', phone });
          void login(phone, { password });
        }}
      />
    </BotProtected>
  );
}

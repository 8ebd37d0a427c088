import { BotProtected, botHeaders, useBotProtection } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { RecentPasskeys } from '../../../domain/security/recent-passkeys.tsx';
import { toFormError } from '../../../shared/refusal/refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { clearSignInState, targetAfterSignIn } from '../phone-code/complete-sign-in.ts';
import { usePhoneProof } from '../phone-code/use-phone-proof.ts';
import type { StepUrl } from '../phone-code/use-step-url.ts';
import { initialPasswordResetState, type PasswordResetStep, passwordResetMachine, passwordResetUrlStep } from './password-reset.machine.ts';
import { PasswordResetView } from './password-reset.view.tsx';

type Props = {
  stepUrl: StepUrl<PasswordResetStep>;
  onLeave: () => void;
  /** Called when the password is set and this browser is signed in. */
  onDone: () => void;
};

/** Calls the gateway for the password reset. */
export function PasswordResetController({ stepUrl, onLeave, onDone }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(passwordResetMachine, initialPasswordResetState);
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, checkCode, restartIfProofExpired } = usePhoneProof('reset', {
    stepUrl,
    shownStep: passwordResetUrlStep(state),
    send,
  });

  const resetBot = useBotProtection('reset', (token, password: string) => auth.resetPassword({ password }, { headers: botHeaders(token) }));

  const setPassword = async (password: string) => {
    try {
      const { redirect_to } = await resetBot.run(password);
      clearSignInState();
      onDone();
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (!restartIfProofExpired(problem)) throw toFormError(problem);
    }
  };

  return (
    <BotProtected bot={state.kind === 'new-password' ? resetBot : bot}>
      <PasswordResetView
        state={state}
        send={send}
        targetHref={state.kind === 'done' ? targetAfterSignIn(state.redirectTo, locale) : ''}
        onPhone={enterPhone}
        onResend={resend}
        onCode={checkCode}
        onPassword={setPassword}
        onLeave={onLeave}
        passkeys={state.kind === 'done' && <RecentPasskeys />}
      />
    </BotProtected>
  );
}

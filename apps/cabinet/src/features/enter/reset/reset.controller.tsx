import { BotProtected, botHeaders, useBotProtection } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { RecentPasskeys } from '../../../domain/security/recent-passkeys.tsx';
import { formRefusal } from '../../../shared/refusal/refusal.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import { forgetWayIn, targetAfterEntry } from '../phone-code/go-in.ts';
import { usePhoneProof } from '../phone-code/use-phone-proof.ts';
import type { StepAddress } from '../phone-code/use-step-address.ts';
import { initialResetState, type ResetStep, resetMachine, stepOfReset } from './reset.machine.ts';
import { ResetView } from './reset.view.tsx';

type Props = {
  address: StepAddress<ResetStep>;
  onLeave: () => void;
  /** Called when the password is set and this browser is signed in. */
  onDone: () => void;
};

/** Calls the gateway for the password reset. */
export function ResetController({ address, onLeave, onDone }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [state, send] = useReducer(resetMachine, initialResetState);
  const refusalOf = useRefusalOf();
  const { bot, enterPhone, resend, checkCode, restartIfOver } = usePhoneProof('reset', { address, shown: stepOfReset(state), send });

  const resetBot = useBotProtection('reset', (token, password: string) => auth.resetPassword({ password }, { headers: botHeaders(token) }));

  const setPassword = async (password: string) => {
    try {
      const { redirect_to } = await resetBot.run(password);
      forgetWayIn();
      onDone();
      send({ type: 'accepted', redirectTo: redirect_to });
    } catch (error) {
      const problem = refusalOf(error);
      if (!restartIfOver(problem)) throw formRefusal(problem);
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
        onCode={checkCode}
        onPassword={setPassword}
        onLeave={onLeave}
        passkeys={state.kind === 'done' && <RecentPasskeys />}
      />
    </BotProtected>
  );
}

import { sessionQuery } from '@muddat/app-shell';
import { formatMaskedPhone } from '@muddat/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { type CodeChannel, toSentOtp } from '../code-step/sent-otp.ts';
import { supportsPasskeys } from '../passkey/can-use-passkeys.ts';
import { useRefusalOf } from '../refusal/use-refusal-of.ts';
import { initialReauthState, type ReauthMethod, reauthMachine } from './reauth.machine.ts';
import { ReauthView } from './reauth.view.tsx';

type Props = {
  /** The methods that the server accepts. */
  methods: readonly ReauthMethod[];
  onEnd: (proven: boolean) => void;
};

/** The order of the methods. A passkey is first, because it is the quickest. */
const METHOD_ORDER: readonly ReauthMethod[] = ['passkey', 'code', 'password'];

/** Runs one re-authentication with the gateway, by the method that the customer chooses. Stores no secrets. */
export function ReauthController({ methods, onEnd }: Props) {
  const { auth } = useRouteContext({ from: '__root__' });
  const phone = useQuery(sessionQuery(auth)).data?.user?.phone ?? '';
  const refusalOf = useRefusalOf();
  const [state, send] = useReducer(reauthMachine, initialReauthState);

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), maskedPhone: formatMaskedPhone(phone), now: Date.now() });
    }
  };
  const askCode = (channel: CodeChannel) => {
    send({ type: 'code-asked', channel });
    void attempt(async () => {
      const sent = await auth.sendOwnCode({ purpose: 'proof', channel });
      send({ type: 'code-sent', otp: toSentOtp(sent, channel, Date.now()) });
    });
  };
  const prove = (proof: Parameters<typeof auth.stepUp>[0]) => {
    send({ type: 'submitted' });
    void attempt(async () => {
      await auth.stepUp(proof);
      onEnd(true);
    });
  };
  const proveByPasskey = () => {
    send({ type: 'way-chosen', method: 'passkey' });
    send({ type: 'submitted' });
    void attempt(async () => {
      const { signPasskeyChallenge } = await import('../passkey/sign-passkey-challenge.ts');
      const passkey = await signPasskeyChallenge(auth);
      if (passkey === null) return send({ type: 'broken-off' });
      await auth.stepUp({ method: 'passkey', passkey });
      onEnd(true);
    });
  };
  const choose = (method: ReauthMethod) => {
    if (method === 'passkey') return proveByPasskey();
    // Request a new code only if none was sent, or if the sent one has expired.
    if (method === 'code' && (state.otp === null || state.otp.expiresAt <= Date.now())) return askCode('sms');
    send({ type: 'way-chosen', method });
  };

  return (
    <ReauthView
      state={state}
      methods={METHOD_ORDER.filter((method) => methods.includes(method) && (method !== 'passkey' || supportsPasskeys()))}
      onMethod={choose}
      onOtherMethod={() => send({ type: 'other-way' })}
      onCode={(code) => prove({ method: 'code', code })}
      onResend={askCode}
      onPassword={(password) => prove({ method: 'password', password })}
      onClose={() => onEnd(false)}
    />
  );
}

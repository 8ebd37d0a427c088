import { sessionQuery } from '@muddat/app-shell';
import { maskPhone } from '@muddat/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { type CodeChannel, otpOf } from '../code-step/sent-otp.ts';
import { passkeysHere } from '../passkey/can-use-passkeys.ts';
import { useRefusalOf } from '../refusal/use-refusal-of.ts';
import { initialProofState, type ProofMethod, proofMachine } from './proof.machine.ts';
import { ProofView } from './proof.view.tsx';

type Props = {
  /** The methods that the server accepts. */
  methods: readonly ProofMethod[];
  onEnd: (proven: boolean) => void;
};

/** The order of the methods. A passkey is first, because it is the quickest. */
const ORDER: readonly ProofMethod[] = ['passkey', 'code', 'password'];

/** Sends one re-authentication to the gateway. Stores no secrets. */
export function ProofController({ methods, onEnd }: Props) {
  const { auth } = useRouteContext({ from: '__root__' });
  const phone = useQuery(sessionQuery(auth)).data?.user?.phone ?? '';
  const refusalOf = useRefusalOf();
  const [state, send] = useReducer(proofMachine, initialProofState);

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      send({ type: 'refused', problem: refusalOf(error), maskedPhone: maskPhone(phone), now: Date.now() });
    }
  };
  const askCode = (channel: CodeChannel) => {
    send({ type: 'code-asked', channel });
    void attempt(async () => {
      const sent = await auth.sendOwnCode({ purpose: 'proof', channel });
      send({ type: 'code-sent', otp: otpOf(sent, channel, Date.now()) });
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
    send({ type: 'way-chosen', by: 'passkey' });
    send({ type: 'submitted' });
    void attempt(async () => {
      const { answerByPasskey } = await import('../passkey/answer-by-passkey.ts');
      const passkey = await answerByPasskey(auth);
      if (passkey === null) return send({ type: 'broken-off' });
      await auth.stepUp({ method: 'passkey', passkey });
      onEnd(true);
    });
  };
  const choose = (by: ProofMethod) => {
    if (by === 'passkey') return proveByPasskey();
    // Request a new code only if none was sent, or if the sent one has expired.
    if (by === 'code' && (state.otp === null || state.otp.expiresAt <= Date.now())) return askCode('sms');
    send({ type: 'way-chosen', by });
  };

  return (
    <ProofView
      state={state}
      methods={ORDER.filter((method) => methods.includes(method) && (method !== 'passkey' || passkeysHere()))}
      onWay={choose}
      onOtherWay={() => send({ type: 'other-way' })}
      onCode={(code) => prove({ method: 'code', code })}
      onResend={askCode}
      onPassword={(password) => prove({ method: 'password', password })}
      onClose={() => onEnd(false)}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import type { Refusal } from '../../confirmed-act/refusal.ts';
import { passkeysQuery } from '../../data/security-queries.ts';
import { useUnauthorized } from '../../security-parts/use-unauthorized.ts';
import { type AddPasskeyOutcome, addPasskeyMachine, initialAddPasskeyState } from './add-passkey.machine.ts';
import { makePasskey } from './browser-passkey.ts';

const UNANSWERED: Refusal = { code: 'no-answer', message: '' };

/** Adds a passkey of this device under a name: challenge, the device's question, keeping. */
export function useAddPasskey(name: string | undefined, make = makePasskey) {
  const { auth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const unauthorized = useUnauthorized();
  const [adding, send] = useReducer(addPasskeyMachine, initialAddPasskeyState);

  const refused = (problem: Refusal): AddPasskeyOutcome => {
    unauthorized(problem);
    return { kind: 'refused', problem };
  };
  const run = async (): Promise<AddPasskeyOutcome> => {
    const asked = await auth.passkeyOptions();
    if (!asked.ok) return refused(asked.problem);
    send({ type: 'prepared' });
    const made = await make(asked.data.options);
    if (made.kind === 'failed') return { kind: 'refused', problem: UNANSWERED };
    if (made.kind !== 'made') return made;
    send({ type: 'made' });
    const { credential } = made;
    const kept = await auth.addPasskey({ challenge_id: asked.data.challenge_id, credential, ...(name === undefined ? {} : { name }) });
    if (!kept.ok) return refused(kept.problem);
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(auth).queryKey });
    return { kind: 'added' };
  };
  const add = async () => {
    send({ type: 'asked' });
    send({ type: 'ended', outcome: await run() });
  };
  return { adding, add: () => void add() };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { passkeysQuery } from '../../domain/security/security-queries.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { type AddPasskeyOutcome, addPasskeyMachine, initialAddPasskeyState } from './add-passkey.machine.ts';
import { createPasskey } from './create-passkey.ts';

/** Adds a passkey of this device under `name`: gets the challenge, creates the key on the device, saves it on the server. */
export function useAddPasskey(name: string | undefined, make = createPasskey) {
  const { auth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const [adding, send] = useReducer(addPasskeyMachine, initialAddPasskeyState);

  const run = async (): Promise<AddPasskeyOutcome> => {
    const { challenge_id, options } = await auth.passkeyOptions();
    send({ type: 'prepared' });
    const made = await make(options);
    if (made.kind === 'failed') return { kind: 'refused', problem: refusalOf(made.error) };
    if (made.kind !== 'made') return made;
    send({ type: 'made' });
    const { credential } = made;
    await auth.addPasskey({ challenge_id, credential, ...(name === undefined ? {} : { name }) });
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(auth).queryKey });
    return { kind: 'added' };
  };
  const add = async () => {
    send({ type: 'asked' });
    const outcome = await run().catch((error: unknown): AddPasskeyOutcome => ({ kind: 'refused', problem: refusalOf(error) }));
    send({ type: 'ended', outcome });
  };
  return { adding, add: () => void add() };
}

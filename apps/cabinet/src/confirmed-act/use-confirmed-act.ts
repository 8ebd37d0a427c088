import type { AuthResult } from '@muddat/app-shell';
import { useReducer } from 'react';
import { useUnauthorized } from '../security-parts/use-unauthorized.ts';
import { type ActEvent, type ActState, AT_REST, actMachine } from './confirmed-act.machine.ts';

type Options<What> = {
  /** Does it, and answers how many it concerned. */
  act: (what: What) => Promise<AuthResult<number>>;
  onDone: () => Promise<void>;
};

/** Asks, does, and says how it ended. What is gone already when it is to be done is done. */
export function useConfirmedAct<What>({ act, onDone }: Options<What>) {
  const unauthorized = useUnauthorized();
  const [state, send] = useReducer<ActState<What>, [ActEvent<What>]>(actMachine, AT_REST);
  const run = async () => {
    if (state.kind !== 'asking') return;
    send({ type: 'confirmed' });
    const result = await act(state.what);
    if (!result.ok && result.problem.code !== 'not_found') {
      unauthorized(result.problem);
      send({ type: 'refused', problem: result.problem });
      return;
    }
    await onDone();
    send({ type: 'done', count: result.ok ? result.data : 0 });
  };
  return {
    state,
    ask: (what: What) => send({ type: 'asked', what }),
    keep: () => send({ type: 'kept' }),
    confirm: () => void run(),
  };
}

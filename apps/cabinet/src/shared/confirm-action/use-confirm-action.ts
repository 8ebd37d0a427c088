import { useReducer } from 'react';
import { useRefusalOf } from '../refusal/use-refusal-of.ts';
import { AT_REST, type ConfirmEvent, type ConfirmState, confirmMachine } from './confirm-action.machine.ts';

type Options<What> = {
  /** Does it, and answers how many it concerned. */
  act: (what: What) => Promise<number>;
  onDone: () => Promise<void>;
};

/** Asks, does, and says how it ended. What is gone already when it is to be done is done. */
export function useConfirmAction<What>({ act, onDone }: Options<What>) {
  const refusalOf = useRefusalOf();
  const [state, send] = useReducer<ConfirmState<What>, [ConfirmEvent<What>]>(confirmMachine, AT_REST);
  const run = async () => {
    if (state.kind !== 'asking') return;
    send({ type: 'confirmed' });
    let count = 0;
    try {
      count = await act(state.what);
    } catch (error) {
      const problem = refusalOf(error);
      if (problem.code !== 'not_found') return send({ type: 'refused', problem });
    }
    await onDone();
    send({ type: 'done', count });
  };
  return {
    state,
    ask: (what: What) => send({ type: 'asked', what }),
    keep: () => send({ type: 'kept' }),
    confirm: () => void run(),
  };
}

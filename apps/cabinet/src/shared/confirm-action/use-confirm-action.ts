import { useReducer } from 'react';
import { useRefusalOf } from '../refusal/use-refusal-of.ts';
import { type ConfirmEvent, type ConfirmState, confirmMachine, IDLE_CONFIRM_STATE } from './confirm-action.machine.ts';

type Options<What> = {
  /** Runs the action, and resolves to the number of objects that it changed, such as ended sessions. */
  action: (what: What) => Promise<number>;
  onDone: () => Promise<void>;
};

/** Runs an action after a confirmation, and stores its result in the state. `not_found` counts as done: the object is already gone. */
export function useConfirmAction<What>({ action, onDone }: Options<What>) {
  const refusalOf = useRefusalOf();
  const [state, send] = useReducer<ConfirmState<What>, [ConfirmEvent<What>]>(confirmMachine, IDLE_CONFIRM_STATE);
  const run = async () => {
    if (state.kind !== 'asking') return;
    send({ type: 'confirmed' });
    let count = 0;
    try {
      count = await action(state.target);
    } catch (error) {
      const problem = refusalOf(error);
      if (problem.code !== 'not_found') return send({ type: 'refused', problem });
    }
    await onDone();
    send({ type: 'done', count });
  };
  return {
    state,
    ask: (target: What) => send({ type: 'asked', target }),
    cancel: () => send({ type: 'kept' }),
    confirm: () => void run(),
  };
}

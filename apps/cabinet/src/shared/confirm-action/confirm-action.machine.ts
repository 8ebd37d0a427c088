import type { Refusal } from '../refusal/refusal.ts';

/**
 * An action that needs a confirmation, such as ending a session or deleting a passkey. `what` is the object of the action.
 * The dialog stays open while the action runs, and after a refusal, so that the customer can try again.
 */
export type ConfirmState<What> =
  | { kind: 'rest'; done: { what: What; count: number } | null }
  | { kind: 'asking'; what: What; problem: Refusal | null }
  | { kind: 'doing'; what: What };

export type ConfirmEvent<What> =
  | { type: 'asked'; what: What }
  | { type: 'kept' }
  | { type: 'confirmed' }
  | { type: 'done'; count: number }
  | { type: 'refused'; problem: Refusal };

export const AT_REST = { kind: 'rest', done: null } as const;

export function confirmMachine<What>(state: ConfirmState<What>, event: ConfirmEvent<What>): ConfirmState<What> {
  switch (state.kind) {
    case 'rest':
      return event.type === 'asked' ? { kind: 'asking', what: event.what, problem: null } : state;
    case 'asking':
      if (event.type === 'confirmed') return { kind: 'doing', what: state.what };
      return event.type === 'kept' ? AT_REST : state;
    case 'doing':
      if (event.type === 'done') return { kind: 'rest', done: { what: state.what, count: event.count } };
      return event.type === 'refused' ? { kind: 'asking', what: state.what, problem: event.problem } : state;
  }
}

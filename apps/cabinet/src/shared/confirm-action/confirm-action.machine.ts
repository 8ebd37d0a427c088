import type { Refusal } from '../refusal/refusal.ts';

/**
 * An action that needs a confirmation, such as ending a session or deleting a passkey. `target` is the object of the action.
 * The dialog stays open while the action runs, and after a refusal, so that the customer can try again.
 */
export type ConfirmState<What> =
  | { kind: 'rest'; done: { target: What; count: number } | null }
  | { kind: 'asking'; target: What; problem: Refusal | null }
  | { kind: 'doing'; target: What };

export type ConfirmEvent<What> =
  | { type: 'asked'; target: What }
  | { type: 'kept' }
  | { type: 'confirmed' }
  | { type: 'done'; count: number }
  | { type: 'refused'; problem: Refusal };

export const IDLE_CONFIRM_STATE = { kind: 'rest', done: null } as const;

export function confirmMachine<What>(state: ConfirmState<What>, event: ConfirmEvent<What>): ConfirmState<What> {
  switch (state.kind) {
    case 'rest':
      return event.type === 'asked' ? { kind: 'asking', target: event.target, problem: null } : state;
    case 'asking':
      if (event.type === 'confirmed') return { kind: 'doing', target: state.target };
      return event.type === 'kept' ? IDLE_CONFIRM_STATE : state;
    case 'doing':
      if (event.type === 'done') return { kind: 'rest', done: { target: state.target, count: event.count } };
      return event.type === 'refused' ? { kind: 'asking', target: state.target, problem: event.problem } : state;
  }
}

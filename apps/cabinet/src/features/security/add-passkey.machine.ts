import type { Refusal } from '../../shared/refusal/refusal.ts';

/** Adding a passkey: the server's challenge, the customer's confirmation on the device, and saving the new key on the server. */
export type AddPasskeyState =
  | { kind: 'rest'; outcome: AddPasskeyOutcome | null }
  | { kind: 'preparing' }
  /** The browser asks for a fingerprint, a face, or the code of the screen lock. */
  | { kind: 'on-device' }
  | { kind: 'saving' };

export type AddPasskeyOutcome =
  | { kind: 'added' }
  /** The customer closed the browser's dialog, or it timed out. */
  | { kind: 'cancelled' }
  /** This device already has a passkey of this account. */
  | { kind: 'known' }
  | { kind: 'refused'; problem: Refusal };

export type AddPasskeyEvent = { type: 'asked' } | { type: 'prepared' } | { type: 'made' } | { type: 'ended'; outcome: AddPasskeyOutcome };

export const initialAddPasskeyState: AddPasskeyState = { kind: 'rest', outcome: null };

export function addPasskeyMachine(state: AddPasskeyState, event: AddPasskeyEvent): AddPasskeyState {
  if (state.kind === 'rest') return event.type === 'asked' ? { kind: 'preparing' } : state;
  if (event.type === 'ended') return { kind: 'rest', outcome: event.outcome };
  if (state.kind === 'preparing' && event.type === 'prepared') return { kind: 'on-device' };
  return state.kind === 'on-device' && event.type === 'made' ? { kind: 'saving' } : state;
}

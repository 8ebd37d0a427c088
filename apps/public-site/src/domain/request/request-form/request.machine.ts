import type { SendFailure } from './send-failure.ts';

/**
 * State of a request form: a question, or a request of a company. The form keeps the typed values in every state except `sent`.
 * A request is never sent again automatically.
 */
export type RequestState =
  | { kind: 'filling'; failure: SendFailure | null; sentHashes: readonly string[] }
  | { kind: 'sending'; hash: string; sentHashes: readonly string[] }
  /** `isDuplicate`: the same request had already been received and was not sent again. */
  | { kind: 'sent'; isDuplicate: boolean; sentHashes: readonly string[] };

export type RequestEvent =
  /** `hash`: of the request, to recognize a repeat. */
  | { type: 'send-pressed'; hash: string }
  | { type: 'received' }
  | { type: 'failed'; failure: SendFailure }
  /** Fields are invalid and show their own errors. */
  | { type: 'fields-refused' }
  | { type: 'another-wanted' };

export const initialRequestState = (sentHashes: readonly string[]): RequestState => ({
  kind: 'filling',
  failure: null,
  sentHashes,
});

export function requestMachine(state: RequestState, event: RequestEvent): RequestState {
  const { sentHashes } = state;
  switch (event.type) {
    case 'send-pressed':
      if (state.kind !== 'filling') return state;
      return sentHashes.includes(event.hash)
        ? { kind: 'sent', isDuplicate: true, sentHashes }
        : { kind: 'sending', hash: event.hash, sentHashes };
    case 'received':
      return state.kind === 'sending' ? { kind: 'sent', isDuplicate: false, sentHashes: [...sentHashes, state.hash] } : state;
    case 'failed':
      return state.kind === 'sending' ? { kind: 'filling', failure: event.failure, sentHashes } : state;
    case 'fields-refused':
      return state.kind === 'sending' ? initialRequestState(sentHashes) : state;
    case 'another-wanted':
      return state.kind === 'sent' ? initialRequestState(sentHashes) : state;
  }
}

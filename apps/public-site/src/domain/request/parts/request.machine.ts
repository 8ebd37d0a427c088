import type { NotSent } from './not-sent.ts';

/**
 * State of a request form: a question, or a request of a company. The form keeps the typed values in every state except `sent`.
 * A request is never sent again automatically.
 */
export type RequestState =
  | { kind: 'filling'; notSent: NotSent | null; sentMarks: readonly string[] }
  | { kind: 'sending'; mark: string; sentMarks: readonly string[] }
  /** `before`: the same request had already been received and was not sent again. */
  | { kind: 'sent'; before: boolean; sentMarks: readonly string[] };

export type RequestEvent =
  /** `mark`: a hash of the request, to recognize a repeat. */
  | { type: 'send-pressed'; mark: string }
  | { type: 'received' }
  | { type: 'failed'; notSent: NotSent }
  /** Fields are invalid and show their own errors. */
  | { type: 'fields-refused' }
  | { type: 'another-wanted' };

export const startRequest = (sentMarks: readonly string[]): RequestState => ({ kind: 'filling', notSent: null, sentMarks });

export function requestMachine(state: RequestState, event: RequestEvent): RequestState {
  const { sentMarks } = state;
  switch (event.type) {
    case 'send-pressed':
      if (state.kind !== 'filling') return state;
      return sentMarks.includes(event.mark) ? { kind: 'sent', before: true, sentMarks } : { kind: 'sending', mark: event.mark, sentMarks };
    case 'received':
      return state.kind === 'sending' ? { kind: 'sent', before: false, sentMarks: [...sentMarks, state.mark] } : state;
    case 'failed':
      return state.kind === 'sending' ? { kind: 'filling', notSent: event.notSent, sentMarks } : state;
    case 'fields-refused':
      return state.kind === 'sending' ? startRequest(sentMarks) : state;
    case 'another-wanted':
      return state.kind === 'sent' ? startRequest(sentMarks) : state;
  }
}

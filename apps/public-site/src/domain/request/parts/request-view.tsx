import type { ReactNode } from 'react';
import type { RequestState } from './request.machine.ts';
import { RequestSent, type RequestSentProps } from './request-sent.tsx';

/** What a controller gives the view of its form. */
export type RequestViewProps<Words> = {
  state: RequestState;
  bot: { prepare: () => void; slow: boolean };
  onSend: (words: Words) => Promise<void>;
  onAnother: () => void;
};

export type RequestFieldsProps<Words> = Omit<RequestViewProps<Words>, 'onAnother'>;

type Props<Words> = RequestViewProps<Words> & {
  /** Once it is sent. */
  sent: Omit<RequestSentProps, 'before' | 'onAnother'>;
  /** A component of its own, so that another request begins with empty fields. */
  Fields: (props: RequestFieldsProps<Words>) => ReactNode;
};

/** A form that is sent to us: its fields, and in their place, once it is sent, that it was. */
export function RequestView<Words>({ state, onAnother, sent, Fields, ...form }: Props<Words>) {
  if (state.kind === 'sent') return <RequestSent {...sent} before={state.before} onAnother={onAnother} />;
  return <Fields state={state} {...form} />;
}

import type { CalendarDate } from '@muddat/schedule';
import type { Return } from '../../domain/return/return-queries.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

/** The reader of a message; `support` is our own staff. */
export type MessageRecipient = 'store' | 'support';
/** Unsent texts, stored until they are sent. `dispute` says why the store's answer is wrong. */
export type ReturnCaseDraft = { to: MessageRecipient; message: string; dispute: string };
export type ReturnCaseAction =
  | { kind: 'write'; to: MessageRecipient; text: string }
  | { kind: 'dispute'; text: string }
  | { kind: 'withdraw' };

/**
 * Recipients that the server allows. `write`: store and support. `write_support`: only support, in a case that ended without the store,
 * such as a withdrawn one.
 */
export function allowedRecipientsOf(actions: Return['actions']): readonly MessageRecipient[] {
  if (actions.includes('write')) return ['store', 'support'];
  return actions.includes('write_support') ? ['support'] : [];
}

export const EMPTY_RETURN_CASE_DRAFT: ReturnCaseDraft = { to: 'store', message: '', dispute: '' };

export type ReturnCaseViewProps = {
  /** Texts of the store and of support are already in the reader's alphabet. */
  of: QueryState<Return>;
  /** Whether the customer has no return with this id. */
  isMissing: boolean;
  /** Address of the page of all returns. */
  returnsHref: string;
  /** The server's date; null until it is loaded. */
  today: CalendarDate | null;
  draft: ReturnCaseDraft;
  write: WriteState<ReturnCaseAction>;
  /** Whether the dialog that confirms the withdrawal is open. */
  isConfirming: boolean;
  photoHref: (number: number) => string;
  supportPhone: string;
  onDraft: (draft: ReturnCaseDraft) => void;
  onAction: (act: ReturnCaseAction) => void;
  onConfirmingChange: (isConfirming: boolean) => void;
};

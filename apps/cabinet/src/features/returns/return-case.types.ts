import type { Return } from '../../domain/return/return-queries.ts';
import type { QueryState } from '../../shared/query/loaded.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Whom a message is for. */
export type Recipient = 'store' | 'support';
/** What is being written; kept until it was sent. `dispute`: why the store's answer is wrong. */
export type CaseDraft = { to: Recipient; message: string; dispute: string };
export type CaseAct = { kind: 'write'; to: Recipient; text: string } | { kind: 'dispute'; text: string } | { kind: 'withdraw' };

/** To whom the customer may write, as the server has it: a closed case is for a person of ours, and for a store that closed it itself. */
export function recipientsOf(actions: Return['actions']): readonly Recipient[] {
  if (actions.includes('write')) return ['store', 'support'];
  return actions.includes('write_support') ? ['support'] : [];
}

export const EMPTY_CASE_DRAFT: CaseDraft = { to: 'store', message: '', dispute: '' };

export type ReturnCaseViewProps = {
  /** Texts of others stand in the reader's letters. */
  of: QueryState<Return>;
  /** There is no such return of this customer. */
  isMissing: boolean;
  /** All returns of the customer. */
  returnsHref: string;
  /** The server's today; null while it is not known. */
  today: string | null;
  draft: CaseDraft;
  write: WriteState<CaseAct>;
  /** The customer is asked whether to take the return back. */
  isAsking: boolean;
  photoHref: (number: number) => string;
  supportPhone: string;
  onDraft: (draft: CaseDraft) => void;
  onAct: (act: CaseAct) => void;
  onAsk: (isAsking: boolean) => void;
};

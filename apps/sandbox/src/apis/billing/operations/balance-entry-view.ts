import type { billing } from '@muddat/sdk/types';
import { isErasedId } from '../../../domain/order/erased-order.ts';

type BalanceEntry = billing.components['schemas']['BalanceEntry'];
type Kind = BalanceEntry['kind'];

/** One posting of the ledger that changed the balance, with its payment. */
type Posting = {
  readonly posting: string;
  readonly paymentId: string;
  readonly at: Date;
  readonly amount: number;
  /** The change of the claim; negative when the posting settles a part of the claim. */
  readonly claim: number;
  readonly purpose: string;
  readonly orderId: string | null;
  readonly givenBackFrom: string | null;
  readonly system: string | null;
  readonly last4: string | null;
};

const RETURN = 'return:';
const THROUGH_SYSTEM: ReadonlySet<Kind> = new Set(['top_up', 'withdrawal', 'late_charge', 'refund_out', 'chargeback']);

function kindOf(step: string, { purpose, amount }: Posting): Kind {
  if (step.startsWith(RETURN)) return 'refund';
  // A refund of a top-up or of a late charge moves money from the balance to the card or app: negative amount.
  if (step.startsWith('refund:')) return amount > 0 ? 'refund' : 'refund_out';
  if (step.startsWith('chargeback:')) return 'chargeback';
  if (step === 'late') return purpose === 'withdrawal' ? 'withdrawal' : 'late_charge';
  if (step !== 'settle') return 'other';
  if (purpose === 'top_up' || purpose === 'withdrawal') return purpose;
  return amount < 0 ? 'payment' : 'excess';
}

export function balanceEntryView(posting: Posting): BalanceEntry {
  const { paymentId, at, amount, claim } = posting;
  const step = posting.posting.slice(paymentId.length + 1);
  const kind = kindOf(step, posting);
  const throughSystem = THROUGH_SYSTEM.has(kind);
  const orderId = step.startsWith(RETURN) ? posting.givenBackFrom : posting.orderId;
  return {
    id: posting.posting,
    kind,
    amount,
    at: at.toISOString(),
    payment_id: paymentId,
    order_id: orderId === null || isErasedId(orderId) ? null : orderId,
    system: throughSystem ? posting.system : null,
    last4: throughSystem ? posting.last4 : null,
    ...(claim === 0 ? {} : { claim }),
  };
}

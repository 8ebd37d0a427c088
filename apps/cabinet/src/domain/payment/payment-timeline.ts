import type { Tone } from '@muddat/ui/badge';
import type { Payment } from './payment.types.ts';

/** The tone of each timeline entry. An event type that this build does not know is shown as its step (`at-…`). */
const TONES = {
  created: 'info',
  code_sent: 'info',
  code_resent: 'info',
  code_accepted: 'info',
  charge_requested: 'info',
  charged: 'good',
  credited: 'good',
  order_paid: 'good',
  settled: 'good',
  excess_to_balance: 'info',
  late_charge_to_balance: 'info',
  refund_sent: 'info',
  refund_to_balance: 'good',
  charged_back: 'bad',
  declined: 'bad',
  failed: 'bad',
  expired: 'bad',
  canceled: 'bad',
  'at-sent': 'info',
  'at-code': 'info',
  'at-bank': 'info',
  'at-store': 'info',
  'at-ledger': 'info',
  'press-kept': 'info',
  'result-unknown': 'soon',
  'awaits-app': 'soon',
  'awaits-bank': 'soon',
} as const satisfies Record<string, Tone>;

export type TimelineEntryKind = keyof typeof TONES;
/** The fields of a payment that its timeline is computed from. */
type TimelineSource = Pick<Payment, 'status' | 'appUrl' | 'events' | 'updatedAt'>;
export type TimelineEntry = { id: string; at: string; kind: TimelineEntryKind; tone: Tone };

const isEntryKind = (text: string): text is TimelineEntryKind => Object.hasOwn(TONES, text);
const entry = (kind: TimelineEntryKind, at: string, id: string): TimelineEntry => ({ id, at, kind, tone: TONES[kind] });

/**
 * The time line of a payment, newest first, with the awaited event on top. Only what the server has confirmed is shown as done: a code
 * whose response was lost is "not known", never "accepted".
 */
export function paymentTimeline(payment: TimelineSource, { resultLost = false }: { resultLost?: boolean } = {}): TimelineEntry[] {
  const told = payment.events
    .map(({ type, step, at }, index) => entry(isEntryKind(type) ? type : `at-${step}`, at, String(index)))
    .reverse();
  const awaited = resultLost ? 'result-unknown' : awaitedEntryKind(payment);
  return awaited === null ? told : [entry(awaited, payment.updatedAt, 'awaited'), ...told];
}

/** The time line of a payment without an id yet: only the time when the customer pressed the button is known. */
export const submittedTimeline = (startedAt: number): TimelineEntry[] => {
  const at = new Date(startedAt).toISOString();
  return [entry('result-unknown', at, 'awaited'), entry('press-kept', at, 'press')];
};

function awaitedEntryKind({ status, appUrl }: TimelineSource): TimelineEntryKind | null {
  if (status !== 'created' && status !== 'processing') return null;
  return appUrl === null ? 'awaits-bank' : 'awaits-app';
}

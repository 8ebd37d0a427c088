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

export type LineWord = keyof typeof TONES;
/** The fields of a payment that its timeline is computed from. */
type PaymentFacts = Pick<Payment, 'status' | 'appUrl' | 'events' | 'at'>;
export type LineEntry = { id: string; at: string; what: LineWord; tone: Tone };

const isWord = (text: string): text is LineWord => Object.hasOwn(TONES, text);
const entry = (what: LineWord, at: string, id: string): LineEntry => ({ id, at, what, tone: TONES[what] });

/**
 * The time line of a payment, newest first, with the awaited event on top. Only what the server has confirmed is shown as done: a code whose
 * response was lost is "not known", never "accepted".
 */
export function paymentLine(payment: PaymentFacts, { resultLost = false }: { resultLost?: boolean } = {}): LineEntry[] {
  const told = payment.events.map(({ type, step, at }, index) => entry(isWord(type) ? type : `at-${step}`, at, String(index))).reverse();
  const awaited = resultLost ? 'result-unknown' : awaitedOf(payment);
  return awaited === null ? told : [entry(awaited, payment.at, 'awaited'), ...told];
}

/** The time line of a payment without an id yet: only the time when the customer pressed the button is known. */
export const lineOfPress = (startedAt: number): LineEntry[] => {
  const at = new Date(startedAt).toISOString();
  return [entry('result-unknown', at, 'awaited'), entry('press-kept', at, 'press')];
};

function awaitedOf({ status, appUrl }: PaymentFacts): LineWord | null {
  if (status !== 'created' && status !== 'processing') return null;
  return appUrl === null ? 'awaits-bank' : 'awaits-app';
}

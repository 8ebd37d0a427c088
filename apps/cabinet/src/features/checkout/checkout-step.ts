import type { PlacingState } from './placing.machine.ts';

export type CheckoutStep = 'form' | 'checking' | 'code' | 'placed';

const STEP: Record<PlacingState['kind'], CheckoutStep> = {
  form: 'form',
  creating: 'form',
  checking: 'checking',
  code: 'code',
  confirming: 'code',
  resending: 'code',
  placed: 'placed',
};

/** What the customer sees in a state; the form stays where it is while it is being sent. */
export const stepOf = ({ kind }: PlacingState): CheckoutStep => STEP[kind];

import type { OrderPlacementState } from './order-placement.machine.ts';

export type CheckoutStep = 'form' | 'checking' | 'code' | 'placed';

const STEP_OF_STATE: Record<OrderPlacementState['kind'], CheckoutStep> = {
  form: 'form',
  creating: 'form',
  checking: 'checking',
  code: 'code',
  confirming: 'code',
  resending: 'code',
  placed: 'placed',
};

/** The step that the customer sees in a state. While the request that creates the checkout is under way, the form stays visible. */
export const checkoutStepOf = ({ kind }: OrderPlacementState): CheckoutStep => STEP_OF_STATE[kind];

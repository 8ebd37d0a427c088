import type { LimitStep } from '../../domain/limit/limit-step.ts';

/** What the button of the next step does: sends a request, opens a page, or refetches the limit. */
export type LimitAction =
  | { kind: 'write'; call: LimitCall }
  | { kind: 'link'; to: 'verification' | 'stores' | 'overdue' | 'topUp' }
  | { kind: 'refresh' };
export type LimitCall = 'request' | 'restore';

export const LIMIT_ACTIONS = {
  request: { kind: 'write', call: 'request' },
  verify: { kind: 'link', to: 'verification' },
  wait: { kind: 'refresh' },
  shop: { kind: 'link', to: 'stores' },
  mend: { kind: 'link', to: 'verification' },
  pay_overdue: { kind: 'link', to: 'overdue' },
  top_up: { kind: 'link', to: 'topUp' },
  restore: { kind: 'write', call: 'restore' },
} as const satisfies Record<LimitStep, LimitAction>;

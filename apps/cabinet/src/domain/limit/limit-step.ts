import type { installment } from '@muddat/sdk/types';

export type Limit = installment.components['schemas']['Limit'];
export type LimitStatus = Limit['status'];

/** What the customer can do next about the limit, by the contract's `next_step`. */
export type LimitStep = 'request' | 'verify' | 'wait' | 'shop' | 'mend' | 'pay_overdue' | 'restore' | 'top_up';

/** The step for each status, used if this build does not know the value of `next_step`. */
const STEP_OF = {
  not_created: 'request',
  requested: 'verify',
  pending: 'wait',
  approved: 'shop',
  rejected: 'mend',
  expired: 'request',
  blocked: 'pay_overdue',
} as const satisfies Record<LimitStatus, LimitStep>;

const STEPS: ReadonlySet<string> = new Set<LimitStep>(['request', 'verify', 'wait', 'shop', 'mend', 'pay_overdue', 'restore', 'top_up']);
const isStep = (step: string): step is LimitStep => STEPS.has(step);
export const isLimitStatus = (status: string): status is LimitStatus => Object.hasOwn(STEP_OF, status);

/** The next step; null if neither the status nor the step is known here. The page then refers to the support. */
export function nextLimitStep({ status, next_step }: { status: string; next_step: string }): LimitStep | null {
  if (isStep(next_step)) return next_step;
  return isLimitStatus(status) ? STEP_OF[status] : null;
}

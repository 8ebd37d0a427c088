import type { CheckerContext } from '../../apis/installment/verification/checker/apply-checker-verdicts.ts';
import type { MovableClock } from '../../core/clock.ts';
import type { Contract } from '../../core/contracts.ts';
import type { Faults } from '../../core/faults.ts';

/** The dependencies of the test tools. */
export type ToolContext = CheckerContext & {
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly contracts: readonly Contract[];
  /** Does the work that only time causes, so that a tester sees the result at once. */
  afterClockMoved(): Promise<void>;
};

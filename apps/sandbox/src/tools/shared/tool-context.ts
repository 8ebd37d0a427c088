import type { CheckerContext } from '../../apis/installment/verification/checker/apply-checker-verdicts.ts';
import type { MovableClock } from '../../core/clock.ts';
import type { Contract } from '../../core/contracts.ts';
import type { Faults } from '../../core/faults.ts';

/** The dependencies of the test tools. */
export type ToolContext = CheckerContext & {
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly contracts: readonly Contract[];
  /** Runs all jobs that became due when the clock moved, so that a tester sees their results without waiting. */
  afterClockMoved(): Promise<void>;
};

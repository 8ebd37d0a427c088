import type { MovableClock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Contract } from '../core/contracts.ts';
import type { Faults } from '../core/faults.ts';
import type { Database } from '../db/client.ts';

/** What the tester's tools work on. */
export type ToolParts = {
  readonly config: Config;
  readonly db: Database;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly contracts: readonly Contract[];
  /** Does the work that time alone causes, so that a tester sees it at once. */
  afterClockMoved(): Promise<void>;
};

import { checkLedgerOfDay } from '../../billing/ledger-check/nightly-check.ts';
import { ensureDailyRun } from '../daily-run/daily-run.ts';
import { ensureAnswers } from '../questions/answer-question.ts';
import { ensureReturnSteps } from '../return-run/ensure-return-steps.ts';
import { ensureOrderSteps, type StepTools } from '../store-run/ensure-order-steps.ts';

/** Catches up with what time alone causes. Order steps come first: only a confirmed order has a debt. */
export async function ensureUpToDate(tools: StepTools): Promise<void> {
  await ensureOrderSteps(tools);
  await ensureReturnSteps(tools);
  await ensureDailyRun(tools);
  await ensureAnswers(tools);
  await checkLedgerOfDay(tools);
}

import { runNightlyLedgerCheck } from '../../billing/ledger-check/nightly-check.ts';
import { runDueDailyRun } from '../daily-run/daily-run.ts';
import { answerDueQuestions } from '../questions/answer-question.ts';
import { runDueReturnSteps } from '../return-run/run-due-return-steps.ts';
import { type JobContext, runDueOrderSteps } from '../store-run/run-due-order-steps.ts';

/**
 * Does the work that has fallen due since the last call. Order steps come before the daily run, which handles debts: only a confirmed order
 * can have a debt.
 */
export async function runDueJobs(tools: JobContext): Promise<void> {
  await runDueOrderSteps(tools);
  await runDueReturnSteps(tools);
  await runDueDailyRun(tools);
  await answerDueQuestions(tools);
  await runNightlyLedgerCheck(tools);
}

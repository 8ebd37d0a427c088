/** What a scenario measured: lines to print, and its failures (empty: the scenario passed). */
export type ScenarioResult = { readonly lines: readonly string[]; readonly failures: readonly string[] };

/** At least 50 complete payments a second with 20 customers in parallel, none lost (domain, Payments). */
const PAYMENTS_PER_SECOND_MIN = 50;

export type LedgerTotals = { readonly providerSum: number; readonly ledgerSum: number; readonly succeeded: number };
export type PaymentTally = {
  readonly started: number;
  readonly succeeded: number;
  readonly refused: readonly string[];
  readonly amount: number;
};

/** Lists the faults of a run: it was too slow, lost or repeated a payment, or the ledger differs from the provider's charges. */
export function evaluatePayments(tally: PaymentTally, perSecond: number, before: LedgerTotals, after: LedgerTotals): string[] {
  const { started, succeeded, amount } = tally;
  const moved = after.providerSum - before.providerSum;
  const found = after.succeeded - before.succeeded;
  return [
    ...tally.refused.slice(0, 5).map((text) => `refused: ${text}`),
    ...(started === 0 ? ['no payment was started'] : []),
    ...(succeeded === started ? [] : [`${started} payments were started and ${succeeded} succeeded`]),
    ...(found === started ? [] : [`${started} payments were started and the books know ${found} that succeeded`]),
    ...(moved === started * amount ? [] : [`the provider took ${moved} so'm for ${started} payments of ${amount}`]),
    ...(after.ledgerSum === after.providerSum ? [] : [`provider and ledger differ: ${after.providerSum} and ${after.ledgerSum}`]),
    ...(perSecond >= PAYMENTS_PER_SECOND_MIN
      ? []
      : [`${perSecond.toFixed(1)} payments a second, and at least ${PAYMENTS_PER_SECOND_MIN} are asked for`]),
  ];
}

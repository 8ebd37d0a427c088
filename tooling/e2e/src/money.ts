import * as v from 'valibot';

const paymentsSchema = v.object({ provider_sum: v.number(), ledger_sum: v.number() });

/** Digits of an amount as a screen shows it: `1 250 000 сум` is 1250000. */
export const amountOf = (text: string): number => Number(text.replace(/\D/g, ''));

const agree = (ledger: unknown): boolean => {
  const { provider_sum, ledger_sum } = v.parse(paymentsSchema, ledger);
  return provider_sum === ledger_sum;
};

import type { CheckedStore } from './form-state.ts';

/** A term that all ordered stores offer. `monthly`: the monthly payment in so'm over all stores, without an initial fee. */
export type InstalmentTerm = { readonly months: number; readonly monthly: number };

/** The terms that the customer can choose for all these stores. */
export function commonTermsOf(stores: readonly CheckedStore[]): InstalmentTerm[] {
  const [first, ...others] = stores.map(({ offers }) => new Map(offers.map(({ months, monthly_payment }) => [months, monthly_payment])));
  if (first === undefined) return [];
  return [...first].flatMap(([months, own]) => {
    const sums = others.map((offers) => offers.get(months));
    if (sums.some((sum) => sum === undefined)) return [];
    return [{ months, monthly: sums.reduce<number>((sum, more) => sum + (more ?? 0), own) }];
  });
}

import type { CheckedStore } from './form-state.ts';

/** A term that all stores of the basket offer; `monthly` in so'm over all of them, without an initial fee. */
export type Term = { readonly months: number; readonly monthly: number };

/** The terms that can be chosen for a whole basket, shortest first. */
export function termsOf(stores: readonly CheckedStore[]): Term[] {
  const [first, ...others] = stores.map(({ offers }) => new Map(offers.map(({ months, monthly_payment }) => [months, monthly_payment])));
  if (first === undefined) return [];
  return [...first].flatMap(([months, own]) => {
    const sums = others.map((offers) => offers.get(months));
    if (sums.some((sum) => sum === undefined)) return [];
    return [{ months, monthly: sums.reduce<number>((sum, more) => sum + (more ?? 0), own) }];
  });
}

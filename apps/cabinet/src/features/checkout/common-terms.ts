import type { CalendarDate } from '@muddat/schedule';
import type { CheckedStore } from './form-state.ts';

/** A term that all ordered stores offer, with the sums of their offers in so'm, without an initial fee. */
export type InstalmentTerm = {
  readonly months: number;
  readonly monthly: number;
  readonly payments: number;
  readonly markup: number;
  readonly toPay: number;
  readonly firstDate: CalendarDate | null;
};

/** The terms that the customer can choose for all these stores. */
export function commonTermsOf(stores: readonly Pick<CheckedStore, 'offers'>[]): InstalmentTerm[] {
  const [first = [], ...others] = stores.map(({ offers }) => offers.map(termOf));
  return first.flatMap((term) => {
    const same = others.flatMap((offered) => offered.find(({ months }) => months === term.months) ?? []);
    return same.length === others.length ? [same.reduce(addTerms, term)] : [];
  });
}

/** The term that the checkout shows as an example until the customer chooses one: that with the lowest payment, as on the product page. */
export function exampleTermOf(terms: readonly InstalmentTerm[]): InstalmentTerm | null {
  const [first = null, ...others] = terms;
  return first === null ? null : others.reduce((least, term) => (term.monthly < least.monthly ? term : least), first);
}

const termOf = ({ months, monthly_payment: monthly, payments, markup, to_pay: toPay, schedule }: CheckedStore['offers'][number]) => ({
  months,
  monthly,
  payments,
  markup,
  toPay,
  firstDate: schedule[0]?.due_date ?? null,
});

const addTerms = (one: InstalmentTerm, other: InstalmentTerm): InstalmentTerm => ({
  months: one.months,
  monthly: one.monthly + other.monthly,
  payments: Math.max(one.payments, other.payments),
  markup: one.markup + other.markup,
  toPay: one.toPay + other.toPay,
  firstDate: one.firstDate ?? other.firstDate,
});

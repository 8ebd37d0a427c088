import { findOfferDifferences } from '@muddat/ui/true-price';
import type { BasketStoreGroup } from './basket-rows.ts';

/** What the whole basket costs over one term: the sums of the offers of all its stores. */
export interface BasketTerm {
  months: number;
  payments: number;
  monthly: number;
  markup: number;
  toPay: number;
}

export interface BasketTotal {
  /** Price without instalments. */
  goods: number;
  /** The terms that every store offers and our arithmetic confirms. */
  terms: BasketTerm[];
}

/** The total of all stores; null until the backend has answered for each of them. */
export function basketTotal(groups: readonly BasketStoreGroup[]): BasketTotal | null {
  const totals = groups.flatMap(({ total }) => total ?? []);
  if (totals.length === 0 || totals.length < groups.length) return null;
  // A store whose goods are all sold out has nothing to pay for and no terms.
  const [first = [], ...others] = totals.filter(({ goods }) => goods > 0).map(confirmedTerms);
  const terms = first.flatMap((term) => {
    const same = others.flatMap((offered) => offered.find(({ months }) => months === term.months) ?? []);
    return same.length === others.length ? same.reduce(addTerms, term) : [];
  });
  return { goods: totals.reduce((sum, { goods }) => sum + goods, 0), terms };
}

/**
 * The term whose sums the basket shows: the chosen one, else the one with the lowest monthly payment, as on a product's page. Null if the
 * stores have no term in common.
 */
export function shownTerm({ terms }: BasketTotal, chosen: number | null): BasketTerm | null {
  const [first, ...others] = terms;
  if (first === undefined) return null;
  return (
    terms.find(({ months }) => months === chosen) ?? others.reduce((least, term) => (term.monthly < least.monthly ? term : least), first)
  );
}

function confirmedTerms({ goods, offers, asOf }: NonNullable<BasketStoreGroup['total']>): BasketTerm[] {
  const refused = findOfferDifferences(offers, { price: goods, initialFee: 0, confirmedOn: asOf });
  return offers
    .filter(({ months }) => !refused.some((difference) => difference.months === months))
    .map(({ months, payments, monthly_payment: monthly, markup, to_pay: toPay }) => ({ months, payments, monthly, markup, toPay }));
}

const addTerms = (one: BasketTerm, other: BasketTerm): BasketTerm => ({
  months: one.months,
  payments: Math.max(one.payments, other.payments),
  monthly: one.monthly + other.monthly,
  markup: one.markup + other.markup,
  toPay: one.toPay + other.toPay,
});

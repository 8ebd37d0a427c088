import { STORE_TABLE } from './store-table.ts';

export type StoreSeed = {
  readonly name: string;
  readonly alias: string;
  readonly sections: readonly string[];
  readonly longestTerm: number;
  readonly branches: number;
  /** The store's mark-up in percent of the base mark-up. */
  readonly tariffPercent: number;
  /** Whether the term of three months has no mark-up. */
  readonly freeShortTerm: boolean;
};

/** The last segment of a store's address: Latin words in lower case, joined by hyphens. */
export const aliasOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\u02bb\u02bc]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

function parseStore(line: string): StoreSeed {
  const [name = '', sections = '', term = '', branches = '', tariff = ''] = line.split('|');
  const percents = tariff.split(' ').map(Number);
  return {
    name,
    alias: aliasOf(name),
    sections: sections.split(','),
    longestTerm: Number(term),
    branches: Number(branches),
    tariffPercent: percents.at(-1) ?? 100,
    freeShortTerm: percents.length > 1,
  };
}

export const STORES: readonly StoreSeed[] = STORE_TABLE.trim().split('\n').map(parseStore);

/** The number of goods in each store. */
export const GOODS_PER_STORE = 33;

export const GOODS_ON_SALE = STORES.length * GOODS_PER_STORE;

/** Stores whose term of three months has no mark-up: exactly the stores in the campaign. */
export const CAMPAIGN_STORES = STORES.filter((store) => store.freeShortTerm);
/** The term without mark-up, in months. */
export const CAMPAIGN_MONTHS = 3;

/** Base mark-up by term, in basis points. The mark-ups of stores and of the calculator on the home page are derived from it. */
export const BASE_INSTALLMENT_TERMS: readonly { readonly months: number; readonly markupBp: number }[] = [
  { months: 3, markupBp: 700 },
  { months: 6, markupBp: 1400 },
  { months: 9, markupBp: 2050 },
  { months: 12, markupBp: 2700 },
  { months: 18, markupBp: 4000 },
  { months: 24, markupBp: 5200 },
];

const MARKUP_STEP_BP = 25;

/** The terms that a store offers, each with its mark-up. */
export function termsOf(store: StoreSeed): { months: number; markupBp: number }[] {
  return BASE_INSTALLMENT_TERMS.filter((term) => term.months <= store.longestTerm).map(({ months, markupBp }) => ({
    months,
    markupBp:
      store.freeShortTerm && months === 3 ? 0 : Math.round((markupBp * store.tariffPercent) / 100 / MARKUP_STEP_BP) * MARKUP_STEP_BP,
  }));
}

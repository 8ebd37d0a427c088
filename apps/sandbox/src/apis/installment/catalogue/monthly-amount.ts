import { MONTHLY_STEP_SOM } from '@muddat/schedule';
import { type SQL, sql } from 'drizzle-orm';
import { products, storeTerms } from '../../../db/schema/catalogue.ts';

/**
 * The monthly payment of a product with one term of its store, as `buildSchedule` computes it: the mark-up is rounded half up, the payment
 * up to its step. In SQL, because lists are filtered and sorted by it.
 */
export const monthlyAmountOfTerm: SQL<number> = sql`
  (${products.price} + (${products.price} * ${storeTerms.markupBp} + 5000) / 10000 + ${storeTerms.months} * ${sql.raw(String(MONTHLY_STEP_SOM))} - 1)
  / (${storeTerms.months} * ${sql.raw(String(MONTHLY_STEP_SOM))}) * ${sql.raw(String(MONTHLY_STEP_SOM))}`;

/** The monthly payment on a product's card: with the term of its list, or else with its store's longest. Null if the store does not offer it. */
export const monthlyAmount = (months: number | undefined): SQL<number | null> => sql`(
  select ${monthlyAmountOfTerm} from ${storeTerms}
  where ${storeTerms.storeId} = ${products.storeId} ${months === undefined ? sql`` : sql`and ${storeTerms.months} = ${months}`}
  order by ${storeTerms.months} desc limit 1
)`;

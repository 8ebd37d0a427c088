import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listTerm } from './list-term.ts';

/** The term of the monthly payments in a list, as «Платежи на 18 месяцев»; null if the products have different terms. */
export function useListTermText(products: Parameters<typeof listTerm>[0]): string | null {
  const { t } = useLingui();
  const term = listTerm(products);
  if (term === null) return null;
  return t({
    message: plural(term, {
      one: 'Платежи на # месяц',
      few: 'Платежи на # месяца',
      many: 'Платежи на # месяцев',
      other: 'Платежи на # месяца',
    }),
    comment: 'Above a list of products: the term of all monthly payments in the list',
  });
}

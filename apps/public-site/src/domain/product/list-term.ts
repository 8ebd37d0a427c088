/** The number of payments that all products of a list have, by which their monthly payments can be compared. Null if they differ. */
export function listTerm(products: readonly { monthly: { payments: number } | null }[]): number | null {
  const [term, ...others] = new Set(products.flatMap(({ monthly }) => monthly?.payments ?? []));
  return term === undefined || others.length > 0 ? null : term;
}

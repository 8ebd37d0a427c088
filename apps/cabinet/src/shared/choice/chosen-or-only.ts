/**
 * The option that counts as chosen: the customer's own choice, or the only option. The customer who adds an option has chosen it. With
 * several options and no choice nothing is chosen, because consumer law forbids a preselected one.
 */
export function chosenOrOnly<Option>(chosen: Option | null, options: readonly Option[]): Option | null {
  const [only = null, ...others] = options;
  return chosen ?? (others.length === 0 ? only : null);
}

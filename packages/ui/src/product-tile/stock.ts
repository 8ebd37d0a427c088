/** From this many pieces down a tile says how many are left. */
const FEW_PIECES = 3;

/** What is worth saying of the stock: a store that does not count its pieces (null) says nothing. */
export function stockOf(pieces: number | null): 'plenty' | 'few' | 'none' {
  if (pieces === null || pieces > FEW_PIECES) return 'plenty';
  return pieces > 0 ? 'few' : 'none';
}

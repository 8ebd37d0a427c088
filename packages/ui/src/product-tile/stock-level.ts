/** At this number of pieces or less a tile says how many are left. */
const FEW_PIECES = 3;

/** What a tile says about the stock. If a store does not count its pieces (null), the tile says nothing. */
export function stockLevel(pieces: number | null): 'plenty' | 'few' | 'none' {
  if (pieces === null || pieces > FEW_PIECES) return 'plenty';
  return pieces > 0 ? 'few' : 'none';
}

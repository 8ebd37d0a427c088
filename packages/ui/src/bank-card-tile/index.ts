export { BankCardTile, type BankCardTileProps, CardNumber } from './bank-card-tile.tsx';
export { expiryState } from './expiry-state.ts';

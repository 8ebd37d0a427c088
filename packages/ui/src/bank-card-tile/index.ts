export { BankCardTile, type BankCardTileProps, CardNumber } from './BankCardTile.tsx';
export { expiryState } from './expiry-state.ts';

export { BankCardTile, type BankCardTileProps, CardNumber } from './BankCardTile.tsx';

export { BankCardTile, type BankCardTileProps, CardMark, CardNumber } from './BankCardTile.tsx';

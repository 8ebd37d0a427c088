export { type Basket, type BasketItem, type BasketItemStore, EMPTY_BASKET } from './basket-item.ts';
export {
  addItem,
  countPieces,
  groupByStore,
  MAX_BASKET_PIECES,
  quantityOf,
  remainingCapacity,
  removeItem,
  type StoreGroup,
  setQuantity,
  withSeenPrices,
} from './basket-rules.ts';
export type { BasketStore, BasketView } from './basket-store.ts';
export { browserBasket, mergeDeviceBasket, useBasket } from './browser-basket.ts';
export { type MergedBaskets, mergeBaskets } from './merge-baskets.ts';
export { readChosenTerm, saveChosenTerm, useChosenTerm } from './term.ts';

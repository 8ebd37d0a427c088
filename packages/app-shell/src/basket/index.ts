export { type Basket, type BasketItem, type BasketStore as BasketItemStore, EMPTY_BASKET } from './basket-item.ts';
export {
  addItem,
  countItems,
  groupByStore,
  MAX_BASKET_ITEMS,
  quantityOf,
  remainingCapacity,
  rememberShownPrices,
  removeItem,
  type StoreGroup,
  setQuantity,
} from './basket-rules.ts';
export type { BasketStore, BasketView } from './basket-store.ts';
export { browserBasket, mergeDeviceBasket, useBasket } from './browser-basket.ts';
export { type MergedBaskets, mergeBaskets } from './merge-baskets.ts';
export { chooseTerm, chosenTerm, useChosenTerm } from './term.ts';

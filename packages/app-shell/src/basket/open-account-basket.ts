import { type AccountBasket, createAccountBasket } from './account-basket.ts';
import { createAccountBasketApi } from './account-basket-api.ts';

export const openAccountBasket = (onSaved: () => void): AccountBasket =>
  createAccountBasket(
    createAccountBasketApi((...request) => fetch(...request)),
    onSaved,
  );

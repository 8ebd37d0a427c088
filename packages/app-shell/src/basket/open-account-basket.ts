import { type AccountBasket, createAccountBasket } from './account-basket.ts';
import { accountCalls } from './account-calls.ts';

export const openAccountBasket = (onSaved: () => void): AccountBasket =>
  createAccountBasket(
    accountCalls((...request) => fetch(...request)),
    onSaved,
  );

import { type BasketView, browserBasket, useBasket } from '@muddat/app-shell/basket';
import { useEffect } from 'react';
import { useSignedIn } from '../../../shared/entry/use-signed-in.ts';

/** The basket of this page, of whomever it is: a customer's own as soon as the gateway has told that one is signed in. */
export function useSiteBasket(): BasketView {
  const signedIn = useSignedIn();
  useEffect(() => browserBasket().setSignedIn(signedIn), [signedIn]);
  return useBasket();
}

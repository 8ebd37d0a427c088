import { type BasketView, browserBasket, countPieces, useBasket } from '@muddat/app-shell/basket';
import { useEffect } from 'react';
import { isSignedIn, useSignedIn, watchSignedIn } from '../../shared/sign-in/signed-in.ts';

/** The basket to show: the guest's, or the customer's own as soon as the gateway confirms that they are signed in. */
export function useSiteBasket(): BasketView {
  const signedIn = useSignedIn();
  useEffect(() => browserBasket().setSignedIn(signedIn), [signedIn]);
  return useBasket();
}

/** Reports the number of goods in the basket, now and at every change. Returns a function that stops the reports. */
export function watchBasketCount(tell: (goods: number) => void): () => void {
  const basket = browserBasket();
  const look = () => tell(countPieces(basket.get().items));
  const recognise = () => basket.setSignedIn(isSignedIn() === true);
  const stops = [basket.subscribe(look), watchSignedIn(recognise)];
  recognise();
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

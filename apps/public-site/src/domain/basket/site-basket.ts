import { type BasketView, browserBasket, countGoods, useBasket } from '@muddat/app-shell/basket';
import { useEffect } from 'react';
import { isSignedIn, useSignedIn, watchSignedIn } from '../../shared/entry/signed-in.ts';

/** The basket of this page, of whomever it is: a customer's own as soon as the gateway has told that one is signed in. */
export function useSiteBasket(): BasketView {
  const signedIn = useSignedIn();
  useEffect(() => browserBasket().setSignedIn(signedIn), [signedIn]);
  return useBasket();
}

/** Tells how many goods are in the basket of whoever is there, now and at every change. Answers how to stop. */
export function watchGoods(tell: (goods: number) => void): () => void {
  const basket = browserBasket();
  const look = () => tell(countGoods(basket.get().items));
  const recognise = () => basket.setSignedIn(isSignedIn() === true);
  const stops = [basket.subscribe(look), watchSignedIn(recognise)];
  recognise();
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

import { browserBasket, countGoods } from '@muddat/app-shell/basket';
import { isSignedIn, watchSignedIn } from '../../shared/entry/signed-in.ts';

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

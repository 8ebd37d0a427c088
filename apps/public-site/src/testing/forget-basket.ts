import { browserBasket } from '@muddat/app-shell/basket';

/**
 * Empties the basket of this document after a test. Nobody is signed in first: what a signed-in test leaves would else be taken from
 * the account's basket, and the next guest would still find it there.
 */
export function forgetBasket(): void {
  browserBasket().setSignedIn(false);
  browserBasket().change(() => []);
}

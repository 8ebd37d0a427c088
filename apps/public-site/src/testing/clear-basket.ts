import { browserBasket } from '@muddat/app-shell/basket';

/**
 * Empties the basket of this document after a test. Signs out first: otherwise the items of a signed-in test would be removed from the
 * account's basket, and the next guest would still see them.
 */
export function clearBasket(): void {
  browserBasket().setSignedIn(false);
  browserBasket().change(() => []);
}

import { noteSignedOut, reloadPage } from '@muddat/app-shell';
import { forgetKept } from '../../shared/device/forget-kept.ts';
import { isSigningOut } from '../../shared/session/signing-out.ts';

/**
 * Asks for the page that is open as a document, which the reload guard allows once in 10 s. The gateway judges the session: where it
 * has ended, it remembers this address and asks for the sign-in, after which the customer is back here. Answers whether the page is
 * being left; one that is signing out is, for another place.
 */
export function leaveForSignIn(): boolean {
  if (isSigningOut()) return true;
  noteSignedOut();
  void forgetKept();
  return reloadPage();
}

import { useSyncExternalStore } from 'react';
import { isSignedIn, watchSignedIn } from './signed-in.ts';

const onServer = () => null;

/** Whether a customer is signed in; null until the gateway has been asked. The page itself is drawn once for everybody. */
export const useWhoIsThere = (): boolean | null => useSyncExternalStore(watchSignedIn, isSignedIn, onServer);

/**
 * The same where not known yet is as good as no: it stays as it was where no answer comes, and the way to sign-in leads a signed-in
 * customer on to the cabinet anyway.
 */
export const useSignedIn = (): boolean => useWhoIsThere() === true;

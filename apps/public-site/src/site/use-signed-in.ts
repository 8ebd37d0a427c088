import { useHydrated } from '@muddat/app-shell';
import { createFetch } from '@muddat/sdk';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';

const viewSchema = v.object({ loggedIn: v.boolean() });
/** Who comes back from the cabinet, or from another tab where they signed out, soon sees it. */
const FRESH_MS = 10_000;

/** Asks the gateway who is there (spec 7); of the answer only one word is wanted here. */
async function askSignedIn(): Promise<boolean> {
  const response = await createFetch({})(new URL('/api/auth/user', window.location.origin));
  return v.parse(viewSchema, await response.json()).loggedIn;
}

/**
 * Whether a customer is signed in. The page itself is drawn once for everybody, so this is false until the browser has asked, and
 * stays false where no answer comes: the way to sign-in leads a signed-in customer on to the cabinet anyway.
 */
export function useSignedIn(): boolean {
  const hydrated = useHydrated();
  const { data } = useQuery({ queryKey: ['signed-in'], queryFn: askSignedIn, enabled: hydrated, staleTime: FRESH_MS });
  return data === true;
}

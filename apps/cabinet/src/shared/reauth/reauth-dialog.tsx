import { guardedImport } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const load = guardedImport(() => import('./reauth.controller.tsx'));
const ProofController = lazy(async () => ({ default: (await load()).ReauthController }));

/**
 * Shows the re-authentication dialog while a call waits for it (`reauth-queue.ts`). Rendered once, in the layout of all pages that require
 * a sign-in.
 */
export function ReauthDialog() {
  const { reauth } = useRouteContext({ from: '__root__' });
  const question = useSyncExternalStore(reauth.subscribe, reauth.current, () => null);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofController methods={question.methods} onEnd={question.settle} />
    </Suspense>
  );
}

import { pageFile } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const load = pageFile(() => import('./proof.controller.tsx'));
const ProofController = lazy(async () => ({ default: (await load()).ProofController }));

/** Shows the re-authentication dialog while a call waits for it (`proof-desk.ts`). Rendered once, around all pages that require a sign-in. */
export function FreshProof() {
  const { proofs } = useRouteContext({ from: '__root__' });
  const question = useSyncExternalStore(proofs.subscribe, proofs.current, () => null);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofController methods={question.methods} onEnd={question.settle} />
    </Suspense>
  );
}

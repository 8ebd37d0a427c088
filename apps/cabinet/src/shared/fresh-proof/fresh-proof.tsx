import { pageFile } from '@muddat/app-shell';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const load = pageFile(() => import('./proof.controller.tsx'));
const ProofController = lazy(async () => ({ default: (await load()).ProofController }));

/** Asks for a fresh proof while a call waits for one (`proof-desk.ts`). Stands once around all pages behind the sign-in. */
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

import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deletionQuery } from '../../data/trust-queries.ts';
import { useDownload } from '../../files/use-download.ts';
import { useKeptKey } from '../../refusal/use-kept-key.ts';
import { useWrite } from '../../refusal/use-write.ts';
import { beginSignOut } from '../../session/signing-out.ts';
import { leaveSignedOut } from '../../session/use-sign-out.ts';
import type { Kept } from './trust.types.ts';
import { TrustView } from './trust.view.tsx';

type Props = {
  /** The copy that was asked for. */
  copyId: string | null;
  onCopy: (id: string) => void;
  /** Who is signed in where, passkeys and the log. */
  security: ReactNode;
};

/** Talks to the installment API for the page of a customer's own data. Both writes may ask for a fresh proof, which the frame shows. */
export function TrustController({ copyId, onCopy, security }: Props) {
  const { api, auth, locale } = useRouteContext({ from: '__root__' });
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const plan = useQuery({ ...deletionQuery(api), enabled: kept === null });
  const download = useDownload();
  const withCopyKey = useKeptKey();
  const copying = useWrite({
    write: (_: null) => withCopyKey((idempotencyKey) => api.installment.createExport({}, { idempotencyKey })),
    onDone: ({ data }) => onCopy(data.id),
  });
  const withDeletionKey = useKeptKey();
  const deleting = useWrite({
    write: (_: null) => withDeletionKey((idempotencyKey) => api.installment.deleteCustomer({}, { idempotencyKey })),
    onDone: async ({ data }) => {
      // The session has ended: what follows of it is no reason to ask for the sign-in.
      beginSignOut();
      setAsking(false);
      setKept(data.kept);
      await auth.logout().catch(() => undefined);
    },
  });
  return (
    <TrustView
      plan={plan}
      copyId={copyId}
      copying={copying.state}
      download={download}
      isAsking={isAsking}
      deleting={deleting.state}
      kept={kept}
      security={security}
      onCopy={() => copying.write(null)}
      onAsk={setAsking}
      onDelete={() => deleting.write(null)}
      onLeave={() => void leaveSignedOut(hrefTo('home', {}, locale))}
    />
  );
}

import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { copyQuery, deletionQuery } from '../../domain/customer/trust-queries.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { useKeptKey } from '../../shared/refusal/use-kept-key.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import type { TrustViewProps } from './trust.types.ts';
import { TrustView } from './trust.view.tsx';

type Props = {
  /** Who is signed in where, passkeys and the log. */
  security: ReactNode;
};

/** Talks to the installment API for the page of a customer's own data. Both writes and the copy's file may ask for a fresh proof, which the frame shows. */
export function TrustController({ security }: Props) {
  const { api, auth, leave, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [closed, setClosed] = useState<TrustViewProps['closed']>(null);
  const plan = useQuery({ ...deletionQuery(api), enabled: closed === null });
  const copy = useQuery({ ...copyQuery(api), enabled: closed === null });
  const download = useDownload();
  const withCopyKey = useKeptKey();
  const copying = useWrite({
    write: (_: null) => withCopyKey((idempotencyKey) => api.installment.createExport({}, { idempotencyKey })),
    onDone: ({ data }) => void queryClient.setQueryData(copyQuery(api).queryKey, data),
    // Refused, too: another device may have asked for one today.
    refresh: copyQuery(api).queryKey,
  });
  const withDeletionKey = useKeptKey();
  const deleting = useWrite({
    write: (_: null) => withDeletionKey((idempotencyKey) => api.installment.deleteCustomer({}, { idempotencyKey })),
    onDone: async ({ data }) => {
      // The session has ended: what follows of it is no reason to ask for the sign-in.
      beginSignOut();
      setAsking(false);
      setClosed(data);
      await auth.logout().catch(() => undefined);
      // Not first by the button below, which many will never press.
      await leave.forgetCustomer();
    },
  });
  const undoing = useWrite({
    write: (_: null) => api.installment.undoDeletion(),
    refresh: deletionQuery(api).queryKey,
  });
  return (
    <TrustView
      plan={plan}
      copy={copy}
      copying={copying.state}
      download={download}
      isAsking={isAsking}
      deleting={deleting.state}
      closed={closed}
      undoing={undoing.state}
      security={security}
      onCopy={() => copying.write(null)}
      onAsk={setAsking}
      onDelete={() => deleting.write(null)}
      onUndo={() => undoing.write(null)}
      onLeave={() => void leave.leaveSignedOut(hrefTo('home', {}, locale))}
    />
  );
}

import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { accountDeletionQuery, dataCopyQuery } from '../../domain/customer/trust-queries.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import type { TrustViewProps } from './trust.types.ts';
import { TrustView } from './trust.view.tsx';

/**
 * Talks to the installment API for the page of a customer's own data. The request for a copy, its download and the deletion may require
 * re-authentication, for which the layout shows a dialog; undoing the deletion does not.
 */
export function TrustController() {
  const { api, auth, sessionExit, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [closed, setClosed] = useState<TrustViewProps['closed']>(null);
  const plan = useQuery({ ...accountDeletionQuery(api), enabled: closed === null });
  const copy = useQuery({ ...dataCopyQuery(api), enabled: closed === null });
  const download = useDownload();
  const withCopyKey = useIdempotencyKey();
  const copying = useWrite({
    write: (_: null) => withCopyKey((idempotencyKey) => api.installment.createExport({}, { idempotencyKey })),
    onDone: ({ data }) => void queryClient.setQueryData(dataCopyQuery(api).queryKey, data),
    // Refetch also after a refusal: another device may have requested a copy today.
    refresh: dataCopyQuery(api).queryKey,
  });
  const withDeletionKey = useIdempotencyKey();
  const deleting = useWrite({
    write: (_: null) => withDeletionKey((idempotencyKey) => api.installment.deleteCustomer({}, { idempotencyKey })),
    onDone: async ({ data }) => {
      // The session has ended on purpose: responses with 401 that follow must not open the sign-in.
      beginSignOut();
      setAsking(false);
      setClosed(data);
      await auth.logout().catch(() => undefined);
      // Delete the customer's data on this device now: many customers will never press the button that leaves the page.
      await sessionExit.clearCustomerData();
    },
  });
  const undoing = useWrite({
    write: (_: null) => api.installment.undoDeletion(),
    refresh: accountDeletionQuery(api).queryKey,
  });
  return (
    <TrustView
      plan={plan}
      copy={copy}
      copying={copying.state}
      download={download}
      isConfirming={isAsking}
      deleting={deleting.state}
      closed={closed}
      undoing={undoing.state}
      securityHref={hrefTo('security', {}, locale)}
      onCopy={() => copying.write(null)}
      onConfirmingChange={setAsking}
      onDelete={() => deleting.write(null)}
      onUndo={() => undoing.write(null)}
      onLeave={() => void sessionExit.leaveAfterSignOut(hrefTo('home', {}, locale))}
    />
  );
}

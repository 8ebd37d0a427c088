import { sessionQuery } from '@muddat/app-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useConfirmedAct } from '../../confirmed-act/use-confirmed-act.ts';
import { devicesQuery, passkeysQuery } from '../../data/security-queries.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { PageSkeleton } from '../../frame/page-skeleton.tsx';
import { SignOutButton } from '../../frame/sign-out-button.tsx';
import type { EndingWhat } from './devices-section.tsx';
import { placeOfWindow } from './passkey-place.ts';
import type { Passkey } from './security.types.ts';
import { SecurityView } from './security.view.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** Talks to the gateway for the page of sign-in and security. */
export function SecurityController() {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const devicesAnswer = useQuery(devicesQuery(auth));
  const devices = useLoaded(devicesAnswer);
  const passkeysAnswer = useQuery(passkeysQuery(auth));
  const passkeys = useLoaded(passkeysAnswer);
  const [place] = useState(placeOfWindow);
  const here = devicesAnswer.data?.find(({ current }) => current);
  const { adding, add } = useAddPasskey([here?.device, here?.browser].filter((name) => typeof name === 'string').join(', ') || undefined);

  const ending = useConfirmedAct<EndingWhat>({
    act: async (what) => {
      if (what.kind === 'one') {
        const ended = await auth.endSession(what.id);
        return ended.ok ? { ok: true, data: 1 } : ended;
      }
      const ended = await auth.endOtherSessions();
      return ended.ok ? { ok: true, data: ended.data.ended } : ended;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: devicesQuery(auth).queryKey }),
  });
  const deletion = useConfirmedAct<Passkey>({
    act: async ({ id }) => {
      const deleted = await auth.deletePasskey(id);
      return deleted.ok ? { ok: true, data: 1 } : deleted;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: passkeysQuery(auth).queryKey }),
  });

  if (!user) return <PageSkeleton />;
  // What "5 minutes ago" is counted from: the answer that is shown.
  const now = new Date(Math.max(devicesAnswer.dataUpdatedAt, passkeysAnswer.dataUpdatedAt)).toISOString();
  return (
    <SecurityView
      credentials={{ phone: user.phone, locale }}
      passkeys={{ passkeys, now, place, adding, onAdd: add, onDelete: deletion.ask }}
      deletion={{ deleting: deletion.state, onDo: deletion.confirm, onKeep: deletion.keep }}
      devices={{ devices, now, ending: ending.state, onEnd: ending.ask, signOut: <SignOutButton look="word" /> }}
      ending={{ onDo: ending.confirm, onKeep: ending.keep }}
    />
  );
}

import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { calendarQuery, renewCalendar } from '../../domain/document/calendar-queries.ts';
import { activityQuery, devicesQuery, passkeysQuery } from '../../domain/security/security-queries.ts';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useTogether } from '../../shared/page/use-together.ts';
import { loadedOf } from '../../shared/query/loaded.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import { SignOutButton } from '../../shared/session/sign-out-button.tsx';
import { placeOfWindow } from './passkey-place.ts';
import type { EndingWhat, Passkey } from './security.types.ts';
import { SecurityView } from './security.view.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** Talks to the gateway for the page of sign-in and security. */
export function SecurityController() {
  const { api, auth, leave, locale, proofs } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const devicesAnswer = useQuery(devicesQuery(auth));
  const devices = loadedOf(devicesAnswer);
  const passkeysAnswer = useQuery(passkeysQuery(auth));
  const passkeys = loadedOf(passkeysAnswer);
  const activityAnswer = useQuery(activityQuery(api));
  const freezing = useWrite({
    write: async () => {
      await auth.freezeAccount();
      beginSignOut();
      await leave.leaveSignedOut(hrefTo('sign-up', {}, locale));
    },
  });
  const prove = async () => {
    if (await proofs.ask(['passkey', 'code'])) await queryClient.invalidateQueries({ queryKey: activityQuery(api).queryKey });
  };
  const [place] = useState(placeOfWindow);
  const here = devicesAnswer.data?.find(({ current }) => current);
  const { adding, add } = useAddPasskey([here?.device, here?.browser].filter((name) => typeof name === 'string').join(', ') || undefined);

  const ending = useConfirmAction<EndingWhat>({
    act: async (what) => {
      if (what.kind === 'one') {
        await auth.endSession({ id: what.id });
        return 1;
      }
      return (await auth.endOtherSessions()).ended;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: devicesQuery(auth).queryKey }),
  });
  const hasEnded = ending.state.kind === 'rest' && (ending.state.done?.count ?? 0) > 0;
  const calendar = useQuery({ ...calendarQuery(api), enabled: hasEnded });
  const renewing = useWrite({ write: (_: null) => renewCalendar(api), refresh: calendarQuery(api).queryKey });
  const hasCalendar = calendar.data !== undefined && calendar.data.kind !== 'off';
  const deletion = useConfirmAction<Passkey>({
    act: async ({ id }) => {
      await auth.deletePasskey({ id });
      return 1;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: passkeysQuery(auth).queryKey }),
  });

  const isReady = useTogether(devicesAnswer, passkeysAnswer, activityAnswer);
  if (!user || !isReady) return <PageSkeleton />;
  // Reference time of "5 minutes ago": the time of the latest response.
  const now = new Date(Math.max(devicesAnswer.dataUpdatedAt, passkeysAnswer.dataUpdatedAt, activityAnswer.dataUpdatedAt)).toISOString();
  return (
    <SecurityView
      credentials={{ phone: user.phone, locale }}
      passkeys={{ passkeys, now, place, adding, onAdd: add, onDelete: deletion.ask }}
      deletion={{ deleting: deletion.state, onDo: deletion.confirm, onKeep: deletion.keep }}
      devices={{
        devices,
        now,
        ending: ending.state,
        onEnd: (what) => {
          renewing.reset();
          ending.ask(what);
        },
        // The offer stays after a press: the old link may be revoked already, while the new one was refused and must be retried.
        calendar:
          hasEnded && (hasCalendar || renewing.state.kind !== 'idle')
            ? { renewing: renewing.state, onRenew: () => renewing.write(null) }
            : null,
        signOut: <SignOutButton />,
      }}
      activity={{
        activity: loadedOf({ ...activityAnswer, data: activityAnswer.data?.data }),
        frozen: activityAnswer.data?.frozen ?? false,
        now,
        freezing: freezing.state,
        onFreeze: () => freezing.write(undefined),
        onProve: () => void prove(),
      }}
      ending={{ onDo: ending.confirm, onKeep: ending.keep }}
    />
  );
}

import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { calendarQuery, replaceCalendarAddress } from '../../domain/document/calendar-queries.ts';
import { activityQuery, devicesQuery, passkeysQuery } from '../../domain/security/security-queries.ts';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { toListState } from '../../shared/query/list-state.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import { SignOutButton } from '../../shared/session/sign-out-button.tsx';
import { detectPasskeySupport } from './passkey-support.ts';
import type { Passkey, SessionsToEnd } from './security.types.ts';
import { SecurityView } from './security.view.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** Talks to the gateway for the page of sign-in and security. */
export function SecurityController() {
  const { api, auth, sessionExit, locale, reauth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const devicesAnswer = useQuery(devicesQuery(auth));
  const devices = toListState(devicesAnswer);
  const passkeysAnswer = useQuery(passkeysQuery(auth));
  const passkeys = toListState(passkeysAnswer);
  const activityAnswer = useQuery(activityQuery(api));
  const freezing = useWrite({
    write: async () => {
      await auth.freezeAccount();
      beginSignOut();
      await sessionExit.leaveAfterSignOut(hrefTo('sign-up', {}, locale));
    },
  });
  const prove = async () => {
    if (await reauth.request(['passkey', 'code'])) await queryClient.invalidateQueries({ queryKey: activityQuery(api).queryKey });
  };
  const [support] = useState(detectPasskeySupport);
  const here = devicesAnswer.data?.find(({ current }) => current);
  const { adding, add } = useAddPasskey([here?.device, here?.browser].filter((name) => typeof name === 'string').join(', ') || undefined);

  const ending = useConfirmAction<SessionsToEnd>({
    action: async (what) => {
      if (what.kind === 'one') {
        await Promise.all(what.ids.map((id) => auth.endSession({ id })));
        return what.ids.length;
      }
      return (await auth.endOtherSessions()).ended;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: devicesQuery(auth).queryKey }),
  });
  const hasEnded = ending.state.kind === 'rest' && (ending.state.done?.count ?? 0) > 0;
  const calendar = useQuery({ ...calendarQuery(api), enabled: hasEnded });
  const renewing = useWrite({ write: (_: null) => replaceCalendarAddress(api), refresh: calendarQuery(api).queryKey });
  const hasCalendar = calendar.data !== undefined && calendar.data.kind !== 'off';
  const deletion = useConfirmAction<Passkey>({
    action: async ({ id }) => {
      await auth.deletePasskey({ id });
      return 1;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: passkeysQuery(auth).queryKey }),
  });

  const isReady = useSectionsReady(devicesAnswer, passkeysAnswer, activityAnswer);
  if (!user || !isReady) return <PageSkeleton />;
  // Reference time of "5 minutes ago": the time of the latest response.
  const now = new Date(Math.max(devicesAnswer.dataUpdatedAt, passkeysAnswer.dataUpdatedAt, activityAnswer.dataUpdatedAt)).toISOString();
  return (
    <SecurityView
      credentials={{ phone: user.phone, locale }}
      passkeys={{ passkeys, now, support, adding, onAdd: add, onDelete: deletion.ask }}
      deletion={{ deleting: deletion.state, onConfirm: deletion.confirm, onCancel: deletion.cancel }}
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
        activity: toListState({ ...activityAnswer, data: activityAnswer.data?.data }),
        frozen: activityAnswer.data?.frozen ?? false,
        now,
        freezing: freezing.state,
        onFreeze: () => freezing.write(undefined),
        onReauthenticate: () => void prove(),
      }}
      ending={{ onConfirm: ending.confirm, onCancel: ending.cancel }}
    />
  );
}

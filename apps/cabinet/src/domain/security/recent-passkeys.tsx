import { useLingui } from '@lingui/react/macro';
import { ActionList } from '@muddat/ui/action-row';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { filterRecentPasskeys } from './filter-recent-passkeys.ts';
import { passkeysQuery } from './security-queries.ts';
import { type Passkey, usePasskeyRows } from './use-passkey-rows.tsx';

/**
 * Shown after a change or a reset of the password, because a passkey that a stranger has added stays valid. Shows nothing if none was added
 * in the last 30 days or if the list cannot be loaded; the security page has the list too.
 */
export function RecentPasskeys() {
  const { auth } = useRouteContext({ from: '__root__' });
  const query = passkeysQuery(auth);
  const { data = [], dataUpdatedAt } = useQuery({ ...query, staleTime: 0 });
  const { state, write } = useWrite({ write: ({ id }: Passkey) => auth.deletePasskey({ id }), refresh: query.queryKey });
  return (
    <RecentPasskeysView
      passkeys={filterRecentPasskeys(data, dataUpdatedAt)}
      now={new Date(dataUpdatedAt).toISOString()}
      problem={state.kind === 'refused' && state.refusal.code !== 'not_found' ? state.refusal : null}
      onDelete={write}
    />
  );
}

type ViewProps = {
  passkeys: readonly Passkey[];
  /** The reference time of "5 minutes ago", ISO 8601. */
  now: string;
  problem: Refusal | null;
  onDelete: (passkey: Passkey) => void;
};

export function RecentPasskeysView({ passkeys, now, problem, onDelete }: ViewProps) {
  const { t } = useLingui();
  const rowsOf = usePasskeyRows({ now, onDelete });
  if (passkeys.length === 0) return null;
  const title = t({
    message: 'Недавно добавленные ключи доступа',
    comment: 'After a change of password: heading of the passkeys that were added in the last 30 days',
  });
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Text tone="quiet" size="s">
        {t({
          message: 'Ключ доступа входит и без пароля. Если какой-то из них добавили не вы, удалите его.',
          comment: 'After a change of password: above the passkeys that were added lately',
        })}
      </Text>
      {problem && <RefusalBanner refusal={problem} />}
      <ActionList label={title} rows={rowsOf(passkeys)} />
    </Stack>
  );
}

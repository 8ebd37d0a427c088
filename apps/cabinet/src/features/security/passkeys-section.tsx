import { useLingui } from '@lingui/react/macro';
import { ActionList } from '@muddat/ui/action-row';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Plus } from '@muddat/ui/icons';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { usePasskeyRows } from '../../domain/security/use-passkey-rows.tsx';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ListState } from '../../shared/query/list-state.ts';
import type { AddPasskeyState } from './add-passkey.machine.ts';
import { AddPasskeyNote } from './add-passkey-note.tsx';
import type { PasskeySupport } from './passkey-support.ts';
import { PasskeysUnavailable } from './passkeys-unavailable.tsx';
import type { Passkey } from './security.types.ts';

type Props = {
  passkeys: ListState<Passkey>;
  /** The reference time of "5 minutes ago", ISO 8601. */
  now: string;
  /** Whether a passkey can be added here, or why not. */
  support: PasskeySupport;
  adding: AddPasskeyState;
  onAdd: () => void;
  onDelete: (passkey: Passkey) => void;
};

/** Passkeys, in addition to phone and password. Where none can be added, the existing ones are still listed. */
export function PasskeysSection({ passkeys, now, support, adding, onAdd, onDelete }: Props) {
  const { t } = useLingui();
  const title = t({ message: 'Ключи доступа', comment: 'Security page: heading of the list of passkeys' });
  const rowsOf = usePasskeyRows({ now, onDelete });
  if (passkeys.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить ключи доступа', comment: 'Security page: the list of passkeys could not be loaded' });
    return <SectionError title={failed} error={passkeys.error} onRetry={passkeys.retry} retrying={passkeys.retrying} />;
  }
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Text tone="quiet" size="s">
            {t({
              message: 'С ключом входят по отпечатку, лицу или коду блокировки устройства, без пароля и СМС.',
              comment: 'Security page: what a passkey is for',
            })}
          </Text>
        </Stack>
        {passkeys.kind === 'loading' && (
          <ListSkeleton
            rows={1}
            label={t({ message: 'Загружаем ключи…', comment: 'Read by screen readers while the list of passkeys loads' })}
          />
        )}
        {passkeys.kind === 'ready' && passkeys.items.length > 0 && <ActionList label={title} rows={rowsOf(passkeys.items)} />}
        <AddPasskeyNote adding={adding} />
        {support === 'works' ? (
          <Button
            variant="secondary"
            width="full"
            icon={<Plus size={20} />}
            pending={adding.kind !== 'rest'}
            disabled={passkeys.kind === 'loading'}
            onClick={onAdd}
          >
            {t({ message: 'Добавить ключ', comment: 'Button: adds a passkey of this device' })}
          </Button>
        ) : (
          <PasskeysUnavailable reason={support} />
        )}
      </Stack>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@muddat/ui/icon-button';
import { KeyRound, Trash2 } from '@muddat/ui/icons';
import { TimeAgo } from '@muddat/ui/notification-row';

export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null };

/** Builds a list row for each passkey: its name, when it was added and last used, and a button that deletes it. */
export function usePasskeyRows({ now, onDelete }: { now: string; onDelete: (passkey: Passkey) => void }) {
  const { t } = useLingui();
  const unused = t({ message: 'Ещё не использован', comment: 'List of passkeys: nobody has signed in with it yet' });
  return (passkeys: readonly Passkey[]) =>
    passkeys.map((passkey) => {
      const { id, name, created_at, last_used_at } = passkey;
      return {
        id,
        icon: <KeyRound size={22} />,
        title: name,
        lines: [
          <Trans key="added" comment="List of passkeys: when it was added; words such as «вчера, 14:05» follow">
            Добавлен: <TimeAgo at={created_at} now={now} />
          </Trans>,
          last_used_at === null ? (
            unused
          ) : (
            <Trans key="used" comment="List of passkeys: when it was used last; words such as «5 минут назад» follow">
              Последний вход: <TimeAgo at={last_used_at} now={now} />
            </Trans>
          ),
        ],
        action: (
          <IconButton
            icon={<Trash2 size={20} />}
            label={t({ message: `Удалить ключ: ${name}`, comment: 'Button next to a passkey; its name follows' })}
            onClick={() => onDelete(passkey)}
          />
        ),
      };
    });
}

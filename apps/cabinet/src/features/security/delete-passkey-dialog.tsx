import { useLingui } from '@lingui/react/macro';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import type { Passkey } from './security.types.ts';

type Props = { deleting: ConfirmState<Passkey>; onConfirm: () => void; onCancel: () => void };

export function DeletePasskeyDialog({ deleting, onConfirm, onCancel }: Props) {
  const { t } = useLingui();
  if (deleting.kind === 'rest') return null;
  const { name } = deleting.target;
  return (
    <ConfirmDialog
      title={t({ message: `Удалить ключ «${name}»?`, comment: 'Question before a passkey is deleted; its name is quoted' })}
      text={t({
        message: 'Войти с ним больше не получится. Запись о ключе останется в настройках самого устройства, её можно удалить там.',
        comment: 'Question before a passkey is deleted: what happens',
      })}
      confirmLabel={t({ message: 'Удалить', comment: 'Button: deletes a passkey, after the question' })}
      cancelLabel={t({ message: 'Оставить', comment: 'Button: does not do what was asked about' })}
      pending={deleting.kind === 'doing'}
      problem={deleting.kind === 'asking' ? deleting.problem : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

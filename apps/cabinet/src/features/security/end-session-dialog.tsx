import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import type { SessionsToEnd } from './security.types.ts';

type Props = { ending: ConfirmState<SessionsToEnd>; onConfirm: () => void; onCancel: () => void };

/** Dialog that confirms the end of one session, or of all others, and says what happens on those devices and on this one. */
export function EndSessionDialog({ ending, onConfirm, onCancel }: Props) {
  const { t } = useLingui();
  if (ending.kind === 'rest') return null;
  const { target } = ending;
  const words =
    target.kind === 'one'
      ? {
          title: t({
            message: `Завершить сеанс на «${target.name}»?`,
            comment: 'Question before a device is signed out; its name is quoted',
          }),
          text: t({
            message: 'Там понадобится войти заново. Если это были не вы, после этого смените пароль.',
            comment: 'Question before one device is signed out: what happens',
          }),
          confirmLabel: t({ message: 'Завершить сеанс', comment: 'Button next to a device that is signed in: signs it out' }),
        }
      : {
          title: t({ message: 'Выйти на всех других устройствах?', comment: 'Question before all other devices are signed out' }),
          text: t({
            message: plural(target.count, {
              one: 'На # другом устройстве понадобится войти заново. Здесь вы останетесь в кабинете.',
              few: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
              many: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
              other: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
            }),
            comment: 'Question before all other devices are signed out: what happens there and here',
          }),
          confirmLabel: t({ message: 'Завершить все', comment: 'Button: signs out everywhere but here, after the question' }),
        };
  return (
    <ConfirmDialog
      {...words}
      cancelLabel={t({ message: 'Оставить', comment: 'Button: does not do what was asked about' })}
      pending={ending.kind === 'doing'}
      problem={ending.kind === 'asking' ? ending.problem : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import type { EndingWhat } from './security.types.ts';

type Props = { ending: ConfirmState<EndingWhat>; onDo: () => void; onKeep: () => void };

/** Dialog that confirms the end of one or all other sessions, and says what happens there and here. */
export function EndingQuestion({ ending, onDo, onKeep }: Props) {
  const { t } = useLingui();
  if (ending.kind === 'rest') return null;
  const { what } = ending;
  const words =
    what.kind === 'one'
      ? {
          title: t({
            message: `Завершить сеанс на «${what.name}»?`,
            comment: 'Question before a device is signed out; its name is quoted',
          }),
          text: t({
            message: 'Там понадобится войти заново. Если это были не вы, после этого смените пароль.',
            comment: 'Question before one device is signed out: what happens',
          }),
          doIt: t({ message: 'Завершить', comment: 'Button next to a device that is signed in: signs it out' }),
        }
      : {
          title: t({ message: 'Выйти на всех других устройствах?', comment: 'Question before all other devices are signed out' }),
          text: t({
            message: plural(what.count, {
              one: 'На # другом устройстве понадобится войти заново. Здесь вы останетесь в кабинете.',
              few: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
              many: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
              other: 'На # других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.',
            }),
            comment: 'Question before all other devices are signed out: what happens there and here',
          }),
          doIt: t({ message: 'Завершить все', comment: 'Button: signs out everywhere but here, after the question' }),
        };
  return (
    <ConfirmDialog
      {...words}
      keep={t({ message: 'Оставить', comment: 'Button: does not do what was asked about' })}
      pending={ending.kind === 'doing'}
      problem={ending.kind === 'asking' ? ending.problem : null}
      onDo={onDo}
      onKeep={onKeep}
    />
  );
}

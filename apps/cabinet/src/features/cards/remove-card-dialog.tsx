import { useLingui } from '@lingui/react/macro';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';

type Props = { removal: ConfirmState<BankCard>; onConfirm: () => void; onCancel: () => void };

export function RemoveCardDialog({ removal, onConfirm, onCancel }: Props) {
  const { t } = useLingui();
  if (removal.kind === 'rest') return null;
  const name = cardName(removal.target);
  return (
    <ConfirmDialog
      title={t({ message: `Удалить карту ${name}?`, comment: 'Question before a card is deleted, with the card' })}
      text={
        removal.target.is_default
          ? t({
              message: 'Это основная карта. Платить ею здесь больше не получится, а основной можно будет сделать другую.',
              comment: 'Question before the main card is deleted: what happens',
            })
          : t({
              message: 'Платить ею здесь больше не получится. С самой картой ничего не случится.',
              comment: 'Question before a card is deleted: what happens',
            })
      }
      confirmLabel={t({ message: 'Удалить', comment: 'Button: deletes the item next to it; asks first' })}
      cancelLabel={t({ message: 'Оставить', comment: 'Button of a question: cancels the action' })}
      pending={removal.kind === 'doing'}
      problem={removal.kind === 'asking' ? removal.problem : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

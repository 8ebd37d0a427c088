import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { useEffect, useRef } from 'react';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import * as css from './cards.css.ts';
import type { MainCardChange, MainCardState } from './main-card.ts';

type Props = { added: BankCard | null; main: MainCardState; removal: ConfirmState<BankCard>; onRetry: (change: MainCardChange) => void };

/** The result of the last change of the cards. Takes the focus if the focused button was removed with its card or with the form. */
export function CardChangeNote({ added, main, removal, onRetry }: Props) {
  const done = useDoneText(added, main, removal);
  const place = useRef<HTMLDivElement>(null);
  const moved = added !== null || (removal.kind === 'rest' && removal.done !== null);
  useEffect(() => {
    if (moved) place.current?.focus();
  }, [moved]);
  return (
    <>
      {/* The live region is always mounted, so that screen readers announce a change. */}
      <div ref={place} role="status" tabIndex={-1} className={css.changeNote}>
        {done !== null && <Banner tone="good">{done}</Banner>}
      </div>
      <div className={css.changeNote}>{main.kind === 'refused' && <FailedNote {...main} onRetry={onRetry} />}</div>
    </>
  );
}

function FailedNote({ input: change, refusal, onRetry }: Extract<MainCardState, { kind: 'refused' }> & Pick<Props, 'onRetry'>) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const name = cardName(change.card);
  const title = change.main
    ? t({ message: `${name} не стала основной`, comment: 'A card could not be made the main one; the card comes first' })
    : t({ message: `${name} осталась основной`, comment: 'A card could not be made an ordinary one; the card comes first' });
  if (refusal.code === 'not_found') {
    return (
      <Banner tone="bad" live="alert" title={title}>
        {t({ message: 'Этой карты уже нет среди сохранённых.', comment: 'A card that was to be changed has been deleted elsewhere' })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="bad"
      live="alert"
      title={title}
      actions={
        <Button variant="secondary" size="s" onClick={() => onRetry(change)}>
          {t({ message: 'Повторить', comment: 'Button: tries the same again after a failure' })}
        </Button>
      }
    >
      {refusalText(refusal)}
    </Banner>
  );
}

/** The message about the last change that succeeded; null if there is none. */
function useDoneText(added: BankCard | null, main: MainCardState, removal: ConfirmState<BankCard>): string | null {
  const { t } = useLingui();
  if (added) {
    const name = cardName(added);
    return t({ message: `Карта ${name} сохранена. Ею можно платить.`, comment: 'After a card was added; the card is named' });
  }
  if (main.kind === 'done') {
    const name = cardName(main.input.card);
    return main.input.main
      ? t({ message: `Теперь основная: ${name}.`, comment: 'After a card was made the main one; the card follows' })
      : t({ message: `${name} больше не основная.`, comment: 'After the main card was made an ordinary one; the card comes first' });
  }
  if (main.kind !== 'idle' || removal.kind !== 'rest' || removal.done === null) return null;
  const name = cardName(removal.done.target);
  return t({ message: `Карта ${name} удалена.`, comment: 'After a card was deleted; the card is named' });
}

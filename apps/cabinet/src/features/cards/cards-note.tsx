import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { useEffect, useRef } from 'react';
import type { ActState } from '../../confirmed-act/confirmed-act.machine.ts';
import { useRefusalText } from '../../confirmed-act/use-refusal-text.ts';
import type { BankCard } from '../../data/entities.ts';
import { cardName } from './card-name.ts';
import * as css from './cards.css.ts';
import type { MainChange, MainState } from './cards.types.ts';

type Props = { main: MainState; removal: ActState<BankCard>; onAgain: (change: MainChange) => void };

/** How the last change of the cards ended. Takes the focus when a card is gone, and its button with it. */
export function CardsNote({ main, removal, onAgain }: Props) {
  const done = useDoneText(main, removal);
  const place = useRef<HTMLDivElement>(null);
  const removed = removal.kind === 'rest' && removal.done !== null;
  useEffect(() => {
    if (removed) place.current?.focus();
  }, [removed]);
  return (
    <>
      {/* It stays in the page, so that a change is read out. */}
      <div ref={place} role="status" tabIndex={-1} className={css.done}>
        {done !== null && <Banner tone="good">{done}</Banner>}
      </div>
      <div className={css.done}>{main.kind === 'failed' && <FailedNote {...main} onAgain={onAgain} />}</div>
    </>
  );
}

function FailedNote({ change, problem, onAgain }: Extract<MainState, { kind: 'failed' }> & Pick<Props, 'onAgain'>) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const name = cardName(change.card);
  const title = change.main
    ? t({ message: `${name} не стала основной`, comment: 'A card could not be made the main one; the card comes first' })
    : t({ message: `${name} осталась основной`, comment: 'A card could not be unmade the main one; the card comes first' });
  if (problem.code === 'not_found') {
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
        <Button variant="secondary" size="s" onClick={() => onAgain(change)}>
          {t({ message: 'Повторить', comment: 'Button: asks for the same again after a failure' })}
        </Button>
      }
    >
      {refusalText(problem)}
    </Banner>
  );
}

/** Null where nothing was done. */
function useDoneText(main: MainState, removal: ActState<BankCard>): string | null {
  const { t } = useLingui();
  if (main.kind === 'done') {
    const name = cardName(main.change.card);
    return main.change.main
      ? t({ message: `Теперь основная: ${name}.`, comment: 'After a card was made the main one; the card follows' })
      : t({ message: `${name} больше не основная.`, comment: 'After a card was unmade the main one; the card comes first' });
  }
  if (main.kind !== 'rest' || removal.kind !== 'rest' || removal.done === null) return null;
  const name = cardName(removal.done.what);
  return t({ message: `Карта ${name} удалена.`, comment: 'After a card was deleted; the card is named' });
}

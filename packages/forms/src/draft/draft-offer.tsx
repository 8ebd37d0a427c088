import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';

/** Offers to restore an unfinished form or to discard it. The fields are filled in only after the customer presses "resume". */
export function DraftOffer({ onResume, onDiscard }: { onResume: () => void; onDiscard: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      live="status"
      actions={
        <>
          <Button size="s" onClick={onResume}>
            {t({ message: 'Продолжить', comment: 'Button: fills in what was typed into the form before the page was reloaded' })}
          </Button>
          <Button size="s" variant="ghost" onClick={onDiscard}>
            {t({ message: 'Начать заново', comment: 'Button: discards what was typed into the form earlier' })}
          </Button>
        </>
      }
    >
      {t({
        message: 'Вы начали заполнять эту форму. Продолжить с того же места?',
        comment: 'Above a form that was left unfinished: offers to fill in what was typed then',
      })}
    </Banner>
  );
}

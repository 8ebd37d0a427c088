import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';

/** What was begun earlier may go on, or be forgotten. Nothing is filled in without being asked. */
export function DraftOffer({ onResume, onForget }: { onResume: () => void; onForget: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      live="status"
      actions={
        <>
          <Button size="s" onClick={onResume}>
            {t({ message: 'Продолжить', comment: 'Button: fills in what was typed into the form before the page was loaded anew' })}
          </Button>
          <Button size="s" variant="ghost" onClick={onForget}>
            {t({ message: 'Начать заново', comment: 'Button: forgets what was typed into the form earlier' })}
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

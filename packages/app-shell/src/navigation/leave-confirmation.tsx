import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import type { DialogProps } from '@muddat/ui/dialog';
import { useBlocker } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { isSamePage } from '../language/address.ts';

type LeaveRequest = { Dialog: ComponentType<DialogProps>; answer: (leave: boolean) => void };

/**
 * Asks before in-app navigation while something on the page is unsaved; apps pass it to the `LeaveGuardProvider` of `@muddat/forms`. A
 * change of language counts as the same page. The dialog is loaded on demand; if that fails, `window.confirm` asks.
 */
export function LeaveConfirmation({ isDirty }: { isDirty: () => boolean }) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<LeaveRequest | null>(null);
  const title = t({ message: 'Уйти со страницы?', comment: 'Heading of the question before a page with an unsent form is left' });
  const ask = () =>
    import('@muddat/ui/dialog').then(
      ({ Dialog }) => new Promise<boolean>((answer) => setQuestion({ Dialog, answer })),
      () => window.confirm(title),
    );
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || isSamePage(current.pathname, next.pathname)) return false;
      return !(await ask());
    },
  });
  if (!question) return null;
  const { Dialog } = question;
  const answer = (leave: boolean) => {
    setQuestion(null);
    question.answer(leave);
  };
  return (
    <Dialog
      open
      kind="alert"
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>
            {t({ message: 'Остаться', comment: 'Button: stays on the page whose form is not sent yet' })}
          </Button>
          <Button variant="ghost" onClick={() => answer(true)}>
            {t({ message: 'Уйти', comment: 'Button: leaves the page whose form is not sent yet' })}
          </Button>
        </>
      }
    >
      {t({ message: 'Вы не отправили то, что заполнили.', comment: 'Question before a page with an unsent form is left' })}
    </Dialog>
  );
}

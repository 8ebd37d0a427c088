import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ResultState } from '@muddat/ui/states';
import { useEffect, useRef } from 'react';

export type RequestSentProps = {
  /** True if this tab had already sent the same request, so it was not sent again. */
  isDuplicate: boolean;
  title: string;
  /** The heading if `isDuplicate` is true. */
  duplicateTitle: string;
  /** A text about what happens next. */
  nextText: string;
  anotherLabel: string;
  onAnother: () => void;
};

/** Replaces a form that was sent: a confirmation and what happens next. By `data-sent`, `FormCard` hides its heading and text. */
export function RequestSent({ isDuplicate, title, duplicateTitle, nextText, anotherLabel, onAnother }: RequestSentProps) {
  const { t } = useLingui();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button has disappeared, so move focus to the confirmation; screen readers then read that.
    around.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={around} data-sent="">
      <ResultState
        tone="good"
        level={2}
        announced={false}
        title={isDuplicate ? duplicateTitle : title}
        actions={
          <Button variant="secondary" onClick={onAnother}>
            {anotherLabel}
          </Button>
        }
      >
        {isDuplicate &&
          `${t({
            message: 'Повторную заявку создавать не стали.',
            comment: 'The form was sent again with the same texts: no second request was created',
          })} `}
        {nextText}
      </ResultState>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ResultState } from '@muddat/ui/states';
import { useEffect, useRef } from 'react';

export type RequestSentProps = {
  /** The same words had been received before. */
  before: boolean;
  title: string;
  /** Of words that had been received before. */
  titleBefore: string;
  /** What happens next. */
  next: string;
  another: string;
  onAnother: () => void;
};

/** In the place of a form that was sent: that it was, and what happens next. What invites to the form goes by the mark (`FormCard`). */
export function RequestSent({ before, title, titleBefore, next, another, onAnother }: RequestSentProps) {
  const { t } = useLingui();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: who listens goes on at what has come instead.
    around.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={around} data-sent="">
      <ResultState
        tone="good"
        level={2}
        announced={false}
        title={before ? titleBefore : title}
        actions={
          <Button variant="secondary" onClick={onAnother}>
            {another}
          </Button>
        }
      >
        {before &&
          `${t({ message: 'Повторную заявку создавать не стали.', comment: 'The same form with the same words was sent again: no second copy was made' })} `}
        {next}
      </ResultState>
    </div>
  );
}

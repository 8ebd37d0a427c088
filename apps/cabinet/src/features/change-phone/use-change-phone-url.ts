import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChangePhoneStep } from './change-phone.machine.ts';
import { reactionToUrl, type UrlChange, urlChangeFor } from './change-phone-step.ts';

type Options = {
  /** The step in the URL. */
  urlStep: ChangePhoneStep;
  /** The step that the page shows. */
  shownStep: ChangePhoneStep;
  /** Whether a request is under way. The URL and the step are synchronized after it ends. */
  busy: boolean;
  onBack: (to: ChangePhoneStep) => void;
  onUrlChange: (onUrlChange: UrlChange) => void;
};

/**
 * Synchronizes the step with the URL. A new step adds a history entry, and Back returns to the previous step. If the URL names a step that
 * was not reached (after Forward, or after a reload, which loses the codes), it is replaced by the shown step.
 */
export function useChangePhoneUrl({ urlStep, shownStep, busy, onBack, onUrlChange }: Options): void {
  const seen = useRef<ChangePhoneStep | null>(null);
  /** The step that this page has put into the URL, so that its arrival is not taken for a press of Back. Null if the URL has arrived. */
  const awaited = useRef<ChangePhoneStep | null>(null);
  const put = (next: UrlChange) => {
    awaited.current = shownStep;
    onUrlChange(next);
  };
  const follow = useEffectEvent((named: ChangePhoneStep, at: ChangePhoneStep) => {
    const byReader = seen.current !== named && awaited.current !== named;
    seen.current = named;
    awaited.current = null;
    if (!byReader) {
      const next = urlChangeFor(named, at);
      if (next.kind !== 'stay') put(next);
      return;
    }
    const wanted = reactionToUrl(named, at);
    if (wanted.kind === 'step-back') onBack(named);
    if (wanted.kind === 'put-right') put({ kind: 'replace', step: at });
  });
  useEffect(() => {
    if (!busy) follow(urlStep, shownStep);
  }, [urlStep, shownStep, busy]);
}

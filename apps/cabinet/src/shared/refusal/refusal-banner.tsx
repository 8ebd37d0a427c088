import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { useState } from 'react';
import { useClockText } from '../time/time-text.ts';
import { type Refusal, useRefusalText } from './refusal.ts';

/** What the server refused with, and when it may be asked again. */
export function RefusalBanner({ refusal }: { refusal: Refusal }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const left = useSecondsLeft(useRetryAt(refusal));
  const clock = useClockText(left);
  const isUnused = refusal.code === 'passkey-not-used';
  const unused = t({
    message: 'Ключ доступа не использован. Попробуйте ещё раз или войдите по коду.',
    comment: 'Sign-in: the passkey dialog of the device was closed, or the device has no passkey',
  });
  return (
    <Banner tone={isUnused ? 'neutral' : 'bad'}>
      <span role="alert">{isUnused ? unused : refusalText(refusal)}</span>
      {left > 0 && (
        <div>
          {t({ message: `Попробуйте через ${clock}`, comment: 'Under a refusal of the server: a countdown until it may be asked again' })}
        </div>
      )}
    </Banner>
  );
}

const MS = 1000;

/** When a refusal lets ask again, in ms since 1970: counted from its first rendering, which follows the answer at once. */
function useRetryAt(refusal: Refusal): number {
  const from = (): { refusal: Refusal; at: number } => ({
    refusal,
    at: refusal.retryAfter === null ? 0 : Date.now() + refusal.retryAfter * MS,
  });
  const [retry, setRetry] = useState(from);
  if (retry.refusal !== refusal) setRetry(from);
  return retry.at;
}

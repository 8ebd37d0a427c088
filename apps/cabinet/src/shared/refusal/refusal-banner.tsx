import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { useState } from 'react';
import { useCountdownText } from '../time/time-text.ts';
import { type Refusal, useRefusalText } from './refusal.ts';

/** The server's refusal, with a countdown until the next try is allowed; or, in a neutral tone, that the passkey was not used. */
export function RefusalBanner({ refusal }: { refusal: Refusal }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const left = useSecondsLeft(useRetryAt(refusal));
  const clock = useCountdownText(left);
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
          {t({ message: `Попробуйте через ${clock}`, comment: 'Under a refusal of the server: time until the next try, as «2 мин 5 с»' })}
        </div>
      )}
    </Banner>
  );
}

const MS = 1000;

/**
 * The time from which a retry is allowed, in ms since 1970; 0 if it is allowed now. `retryAfter` counts from the first render with this
 * refusal, right after the response.
 */
function useRetryAt(refusal: Refusal): number {
  const from = (): { refusal: Refusal; at: number } => ({
    refusal,
    at: refusal.retryAfter === null ? 0 : Date.now() + refusal.retryAfter * MS,
  });
  const [retry, setRetry] = useState(from);
  if (retry.refusal !== refusal) setRetry(from);
  return retry.at;
}

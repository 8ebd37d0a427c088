import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4_000;

/** Shows, after `waiting` has been true for 4 s, that the response takes longer than usual. */
export function SlowResponseNote({ waiting }: { waiting: boolean }) {
  const { t } = useLingui();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    <div role="status">
      {slow && (
        <Text tone="quiet" align="center" size="s">
          {t({ message: 'Связь медленная, ждём ответа…', comment: 'Under a button whose answer takes longer than usual' })}
        </Text>
      )}
    </div>
  );
}

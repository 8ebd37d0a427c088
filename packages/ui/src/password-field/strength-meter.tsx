import { useLingui } from '@lingui/react/macro';
import type { PasswordStrength } from '@muddat/validators';
import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './strength-meter.css.ts';

/** Pause in typing after which the strength is announced. */
const QUIET_MS = 1_000;
const BARS = ['weak', 'fair', 'good', 'strong'] as const satisfies readonly PasswordStrength[];

function useStrengthLabel(strength: PasswordStrength): string {
  const { t } = useLingui();
  switch (strength) {
    case 'weak':
      return t({ message: 'Слабый пароль: его легко подобрать', comment: 'Strength of a new password: the weakest of four' });
    case 'fair':
      return t({ message: 'Средний пароль: добавьте ещё слово', comment: 'Strength of a new password, the second of four' });
    case 'good':
      return t({ message: 'Хороший пароль', comment: 'Strength of a new password, the third of four' });
    case 'strong':
      return t({ message: 'Надёжный пароль', comment: 'Strength of a new password, the best of four' });
  }
}

/** Strength of a password in words, with bars next to them. Announced after a pause in typing, not at each key. */
export function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const words = useStrengthLabel(strength);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const reached = BARS.indexOf(strength);
  return (
    <div className={css.strength}>
      <div className={css.bars} aria-hidden="true">
        {BARS.map((bar, at) => (
          <span key={bar} className={cx(css.bar, at <= reached && css.filled[strength])} />
        ))}
      </div>
      <span aria-hidden="true" className={css.strengthText}>
        {words}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

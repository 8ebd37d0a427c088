import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import { countCharacters, counterState } from './counter-state.ts';
import * as css from './text-area.css.ts';

/** Pause in typing after which the counter is announced. */
const QUIET_MS = 1_000;

/**
 * Shows `12 / 500`. Screen readers get the limit as a description, and near it, after a pause in typing, the number of characters left.
 */
export function Counter({ id, text, limit }: { id: string; text: string; limit: number }) {
  const { t } = useLingui();
  const count = countCharacters(text);
  const state = counterState(count, limit);
  const left = limit - count;
  const over = count - limit;
  const words =
    state === 'over'
      ? t({
          message: plural(over, { one: 'Лишний # знак', few: 'Лишних # знака', many: 'Лишних # знаков', other: 'Лишних # знака' }),
          comment: 'Under a text that is too long; visible, and read by screen readers',
        })
      : t({
          message: plural(left, { one: 'Остался # знак', few: 'Осталось # знака', many: 'Осталось # знаков', other: 'Осталось # знака' }),
          comment: 'Read by screen readers under a text that is close to its maximum length',
        });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(state === 'far' ? '' : words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [state, words]);
  return (
    <div className={css.foot}>
      <VisuallyHidden>
        <span id={id}>
          {t({
            message: plural(limit, {
              one: 'Не больше # знака',
              few: 'Не больше # знаков',
              many: 'Не больше # знаков',
              other: 'Не больше # знака',
            }),
            comment: 'Read by screen readers with a field for a longer text: how many characters it holds',
          })}
        </span>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <span aria-hidden="true" className={cx(css.counter, css.state[state])}>
        {state === 'over' ? words : `${formatNumber(count)} / ${formatNumber(limit)}`}
      </span>
    </div>
  );
}

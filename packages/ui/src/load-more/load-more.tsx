import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CircleAlert } from '../icons/icons.ts';
import * as css from './load-more.css.ts';
import { useFocusNewItem } from './use-focus-new-item.ts';

export interface LoadMoreProps {
  /** Ref of the list above this element. Its children are the items. After a press the focus moves to the first new one. */
  list: RefObject<HTMLElement | null>;
  /** Number of visible items. */
  shown: number;
  /** Number of all items. Left out if it is not known. */
  total?: number;
  /**
   * `idle`: there are more items; `loading`: the button waits; `error`: loading has failed, and the button repeats it; `end`: all are
   * visible.
   */
  state: 'idle' | 'loading' | 'error' | 'end';
  /** Called on a press of the button. The parent loads the next items. */
  onMore: () => void;
}

/**
 * The end of a list that grows. While there are more items, it says how many are visible and loads more on a press. It does not load on
 * scroll, so that the end of the page stays reachable.
 */
export function LoadMore({ list, shown, total, state, onMore }: LoadMoreProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const expectMore = useFocusNewItem(list, shown, button);
  const press = () => {
    expectMore();
    onMore();
  };
  return (
    <div className={state === 'end' ? undefined : css.box}>
      {/* The status element stays in the DOM, so that screen readers announce a change. */}
      <div role="status" className={css.status}>
        {state !== 'end' &&
          shown > 0 &&
          (total === undefined ? (
            <Trans comment="Under a list that grows: how many of its items are shown">Показано: {shown}</Trans>
          ) : (
            <Trans comment="Under a list that grows: 'Shown: 20 of 57'">
              Показано: {shown} из {total}
            </Trans>
          ))}
      </div>
      <div role="alert">
        {state === 'error' && (
          <p className={css.error}>
            <CircleAlert size={18} />
            <Trans comment="Under a list that grows: loading more items has failed; the visible ones stay">
              Не удалось загрузить. То, что показано, осталось
            </Trans>
          </p>
        )}
      </div>
      {state !== 'end' && (
        <Button ref={button} variant="secondary" width="phone" pending={state === 'loading'} onClick={press}>
          {state === 'error'
            ? t({ message: 'Повторить', comment: 'Button: repeats a request that has failed' })
            : t({ message: 'Показать ещё', comment: 'Button under a list: loads more items' })}
        </Button>
      )}
    </div>
  );
}

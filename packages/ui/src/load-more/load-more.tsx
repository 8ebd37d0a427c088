import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CircleAlert } from '../icons/icons.ts';
import * as css from './load-more.css.ts';
import { useFocusOnNew } from './use-focus-on-new.ts';

export interface LoadMoreProps {
  /** The list above, whose children are the items. */
  list: RefObject<HTMLElement | null>;
  /** How many items are shown, and of how many, if that is known. */
  shown: number;
  total?: number;
  /** `idle`: there is more; `end`: there is not. */
  state: 'idle' | 'loading' | 'error' | 'end';
  onMore: () => void;
}

/** The foot of a list that grows: says how many are shown, and brings more when asked. Not by scrolling: the end of the page stays in reach. */
export function LoadMore({ list, shown, total, state, onMore }: LoadMoreProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const expectMore = useFocusOnNew(list, shown, button);
  const press = () => {
    expectMore();
    onMore();
  };
  return (
    <div className={css.box}>
      {/* It stays in the page, so that a change is read out. */}
      <div role="status" className={css.words}>
        {shown > 0 &&
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
          <p className={css.trouble}>
            <CircleAlert size={18} />
            <Trans comment="Under a list that grows, when asking for more has failed; what is shown stays">
              Не удалось загрузить. То, что показано, осталось
            </Trans>
          </p>
        )}
      </div>
      {state !== 'end' && (
        <Button ref={button} variant="secondary" width="phone" pending={state === 'loading'} onClick={press}>
          {state === 'error'
            ? t({ message: 'Повторить', comment: 'Button: asks for the same again after a failure' })
            : t({ message: 'Показать ещё', comment: 'Button under a list: brings more of it' })}
        </Button>
      )}
    </div>
  );
}

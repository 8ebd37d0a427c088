import { type ReactNode, useRef } from 'react';
import { useAnnounced } from '../announcer/use-announced.ts';
import { Heading } from '../heading/heading.tsx';
import { Check, Clock, Hourglass, X } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { Money } from '../money/money.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './states.css.ts';

export interface ResultStateProps {
  /** `good`: done; `bad`: it did not happen; `info`: not known yet; `soon`: waits for the reader. */
  tone: 'good' | 'bad' | 'info' | 'soon';
  title: string;
  /** Whole so'm, the hero where money moved. */
  amount?: number;
  /** What it means, and what happens next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Still being found out: the sign turns. */
  busy?: boolean;
  level?: 1 | 2;
  /** False where its heading takes the focus, which reads it out already. */
  announced?: boolean;
}

const SIGN = { good: Check, bad: X, info: Hourglass, soon: Clock } as const;

/** How something ended: a payment, an application. Read out when it appears, unless its page says it another way. */
export function ResultState({ tone, title, amount, children, actions, busy = false, level = 1, announced = true }: ResultStateProps) {
  const Sign = SIGN[tone];
  const state = useRef<HTMLDivElement>(null);
  useAnnounced(state, announced);
  return (
    <div ref={state} className={css.state}>
      <span className={cx(css.sign, css.tone[tone])} aria-hidden="true">
        {busy ? <Spinner size="l" /> : <Sign size={30} />}
      </span>
      <Heading level={level} size="l" focusable>
        {title}
      </Heading>
      {amount !== undefined && <Money amount={amount} size="xl" />}
      {children !== undefined && <div className={css.words}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

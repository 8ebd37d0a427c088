import { type ReactNode, useRef } from 'react';
import { useAnnounceText } from '../announcer/use-announce-text.ts';
import { Heading } from '../heading/heading.tsx';
import { Check, Clock, Hourglass, X } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { Money } from '../money/money.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './states.css.ts';

export interface ResultStateProps {
  /** `good`: done; `bad`: it has failed; `info`: not known yet; `soon`: waits for the customer. */
  tone: 'good' | 'bad' | 'info' | 'soon';
  /** The heading: the result in a few words. */
  title: string;
  /** The amount, whole so'm, shown large, if money moved. */
  amount?: number;
  /** What it means, and what happens next. */
  children?: ReactNode;
  /** Buttons or links of the next step, the main one first. */
  actions?: ReactNode;
  /** The result is not known yet: a spinner replaces the icon. */
  busy?: boolean;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2;
  /** Announces the result when it appears. Turn it off where the heading takes the focus, because screen readers then read it already. */
  announced?: boolean;
}

const SIGN = { good: Check, bad: X, info: Hourglass, soon: Clock } as const;

/** The result of a payment or an application. Announced when it appears, unless `announced` is false. */
export function ResultState({ tone, title, amount, children, actions, busy = false, level = 1, announced = true }: ResultStateProps) {
  const Sign = SIGN[tone];
  const state = useRef<HTMLDivElement>(null);
  useAnnounceText(state, announced);
  return (
    <div ref={state} className={css.state}>
      <span className={cx(css.sign, css.tone[tone])} aria-hidden="true">
        {busy ? <Spinner size="l" /> : <Sign size={30} />}
      </span>
      <Heading level={level} size="l" focusable>
        {title}
      </Heading>
      {amount !== undefined && <Money amount={amount} size="xl" />}
      {children !== undefined && <div className={css.description}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

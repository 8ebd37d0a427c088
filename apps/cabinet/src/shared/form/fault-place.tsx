import type { ReactNode } from 'react';

type Props = {
  isWrong: boolean;
  children: ReactNode;
};

/** A place that can be wrong and is no field: `focusFault` finds it, and puts the focus on its first control, or on the place itself. */
export function FaultPlace({ isWrong, children }: Props) {
  return <div {...(isWrong ? { 'data-fault': '', tabIndex: -1 } : {})}>{children}</div>;
}

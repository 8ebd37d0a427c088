import { useRef } from 'react';

/** Whether the first step is shown after a later one: its field then gets the focus, which a fresh page leaves where it is. */
export function useCameBack(isFirst: boolean): boolean {
  const left = useRef(false);
  if (!isFirst) left.current = true;
  return isFirst && left.current;
}

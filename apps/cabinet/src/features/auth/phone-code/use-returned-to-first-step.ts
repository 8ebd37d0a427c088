import { useRef } from 'react';

/** Whether the customer has returned to the first step. Its field is then focused, unlike on a fresh page. */
export function useReturnedToFirstStep(isFirst: boolean): boolean {
  const left = useRef(false);
  if (!isFirst) left.current = true;
  return isFirst && left.current;
}

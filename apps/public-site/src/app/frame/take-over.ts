import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The state of hydration of the server-rendered document. */
export interface TakeOver {
  /** Resolves when the page is hydrated, which is after its header and footer. */
  whole: Promise<void>;
  end: () => void;
}

/** Creates the state of hydration. Called once per document. */
export function createTakeOver(): TakeOver {
  let end = () => {};
  const whole = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { whole, end };
}

/** Reports that the calling component is hydrated. Every component that can be the page calls it: pages, errors, not found. */
export function useTakenOver(): void {
  const { takeOver } = useRouteContext({ from: '__root__' });
  useEffect(() => takeOver?.end(), [takeOver]);
}

import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Whether the server-rendered document is hydrated yet. `complete` reports that it is. */
export interface HydrationState {
  /** Resolves when the page is hydrated, which is after its header and footer. */
  hydrated: Promise<void>;
  complete: () => void;
}

/** Creates the state of hydration. Called once per document. */
export function createHydrationState(): HydrationState {
  let complete = () => {};
  const hydrated = new Promise<void>((resolve) => {
    complete = resolve;
  });
  return { hydrated, complete };
}

/** Reports that the calling component is hydrated. Every component that can be the page calls it: pages, errors, not found. */
export function useReportHydrated(): void {
  const { hydration } = useRouteContext({ from: '__root__' });
  useEffect(() => hydration?.complete(), [hydration]);
}

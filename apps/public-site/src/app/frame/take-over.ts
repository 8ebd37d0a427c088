import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The document that the server drew, on its way into the hands of the script. */
export interface TakeOver {
  /** Ends when the page itself listens, which is after its header and footer do. */
  whole: Promise<void>;
  end: () => void;
}

/** One a document. */
export function createTakeOver(): TakeOver {
  let end = () => {};
  const whole = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { whole, end };
}

/** For whatever can stand in the place of the page: what calls it is there, and listens. */
export function useTakenOver(): void {
  const { takeOver } = useRouteContext({ from: '__root__' });
  useEffect(() => takeOver?.end(), [takeOver]);
}

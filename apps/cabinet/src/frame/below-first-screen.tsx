import { type ReactNode, useDeferredValue } from 'react';

/** What a phone shows below its first screen: rendered in a task of its own, after the first screen, so that neither blocks for long. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

import { type ComponentType, createContext, useContext, useEffect } from 'react';

export type LeaveGuardProps = {
  /** Whether the form has unsent changes, which leaving the page would lose. */
  isDirty: () => boolean;
};

const LeaveGuardContext = createContext<ComponentType<LeaveGuardProps> | null>(null);

/** Sets the component that asks before in-app navigation. Forms do not know the router; app-shell's `LeaveConfirmation` does. */
export const LeaveGuardProvider = LeaveGuardContext.Provider;

/** Asks before unsaved changes are lost: the app's guard on navigation, the browser on close and reload. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const AppGuard = useContext(LeaveGuardContext);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return AppGuard && <AppGuard isDirty={isDirty} />;
}

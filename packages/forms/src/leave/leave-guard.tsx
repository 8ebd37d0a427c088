import { type ComponentType, createContext, useContext, useEffect } from 'react';

export type LeaveGuardProps = {
  /** Whether the form has changes that would be lost now. */
  unsaved: () => boolean;
};

const Guard = createContext<ComponentType<LeaveGuardProps> | null>(null);

/** Sets the component that asks before in-app navigation. Forms do not know the router; app-shell's `LeaveQuestion` does. */
export const LeaveGuardProvider = Guard.Provider;

/** Asks before unsaved changes are lost: the app's guard on navigation, the browser on close and reload. */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const AppGuard = useContext(Guard);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return AppGuard && <AppGuard unsaved={unsaved} />;
}

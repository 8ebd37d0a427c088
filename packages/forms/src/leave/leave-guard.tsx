import { type ComponentType, createContext, useContext, useEffect } from 'react';

export type LeaveGuardProps = {
  /** Whether what stands in the form would be lost now. */
  unsaved: () => boolean;
};

const Guard = createContext<ComponentType<LeaveGuardProps> | null>(null);

/** How an app asks before one of its pages is left for another: forms know no router (`LeaveQuestion` of app-shell does). */
export const LeaveGuardProvider = Guard.Provider;

/** Asks before unsaved changes are lost: the app before another page, the browser before the page is closed or loaded anew. */
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

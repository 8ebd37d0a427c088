import { AppBar } from '@muddat/ui/app-bar';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import * as css from './layout.css.ts';

/**
 * The controls at the end of the top bar: the language switch and, with `showNotifications`, the link to the notifications. The layout
 * provides the component.
 */
export const PageControlsContext = createContext<ComponentType<{ showNotifications: boolean }> | null>(null);

type Props = {
  /** The page's heading, level 1. */
  title: ReactNode;
  back?: { href: string; label: string };
  /** Whether to show the link to the notifications (below 900 px), since the tab bar has no space for it. False by default. */
  showNotifications?: boolean;
};

/** The top bar of every cabinet page: its heading, an optional back link, and the controls of `PageControlsContext`. */
export function PageTop({ title, back, showNotifications = false }: Props) {
  const End = useContext(PageControlsContext);
  return (
    <AppBar
      title={title}
      end={<div className={css.pageControls}>{End && <End showNotifications={showNotifications} />}</div>}
      {...(back ? { back } : {})}
    />
  );
}

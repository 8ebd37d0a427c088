import { AppBar } from '@muddat/ui/app-bar';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import * as css from './frame.css.ts';

/**
 * The controls at the end of the top bar: the language switch and, with `news`, the link to the notifications. The layout provides the
 * component.
 */
export const PageTopEnd = createContext<ComponentType<{ news: boolean }> | null>(null);

type Props = {
  /** The page's heading, level 1. */
  title: ReactNode;
  back?: { href: string; label: string };
  /** Shows the link to the notifications, since the bottom bar of a phone has no space for it. */
  news?: boolean;
};

/** The top bar of every cabinet page: its heading, an optional back link, and the controls of `PageTopEnd`. */
export function PageTop({ title, back, news = false }: Props) {
  const End = useContext(PageTopEnd);
  return <AppBar title={title} end={<div className={css.top}>{End && <End news={news} />}</div>} {...(back ? { back } : {})} />;
}

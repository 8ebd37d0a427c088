import { AppBar } from '@muddat/ui/app-bar';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import * as css from './frame.css.ts';

/** What the frame puts at the end of each page's top: the languages, and for `news` the way to the notifications. */
export const PageTopEnd = createContext<ComponentType<{ news: boolean }> | null>(null);

type Props = {
  /** The page's heading, level 1. */
  title: ReactNode;
  back?: { href: string; label: string };
  /** The way to the notifications: the bar of a phone has no room for it. */
  news?: boolean;
};

/** The top of every page of the cabinet: its name, and this page in the other language. */
export function PageTop({ title, back, news = false }: Props) {
  const End = useContext(PageTopEnd);
  return <AppBar title={title} end={<div className={css.top}>{End && <End news={news} />}</div>} {...(back ? { back } : {})} />;
}

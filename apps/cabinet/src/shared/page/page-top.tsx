import { AppBar } from '@muddat/ui/app-bar';
import type { ReactNode } from 'react';
import * as css from './frame.css.ts';
import { LanguageChoice } from '../../app/frame/language-choice.tsx';
import { NewsLink } from '../../app/frame/news-link.tsx';

type Props = {
  /** The page's heading, level 1. */
  title: ReactNode;
  back?: { href: string; label: string };
  /** The way to the notifications: the bar of a phone has no room for it. */
  news?: boolean;
};

/** The top of every page of the cabinet: its name, and this page in the other language. */
export function PageTop({ title, back, news = false }: Props) {
  const end = (
    <div className={css.top}>
      <LanguageChoice />
      {news && (
        <div className={css.phoneOnly}>
          <NewsLink />
        </div>
      )}
    </div>
  );
  return <AppBar title={title} end={end} {...(back ? { back } : {})} />;
}

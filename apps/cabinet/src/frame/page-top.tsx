import { switchLocale } from '@muddat/routing';
import { AppBar } from '@muddat/ui/app-bar';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as css from './frame.css.ts';
import { SignOutButton } from './sign-out-button.tsx';

type Props = {
  /** The page's heading, level 1. */
  title: ReactNode;
  back?: { href: string; label: string };
  /** A phone has no rail to carry the sign-out. */
  signOut?: boolean;
};

/** The top of every page of the cabinet: its name, and this page in the other language. */
export function PageTop({ title, back, signOut = false }: Props) {
  const { href } = useLocation();
  const end = (
    <div className={css.top}>
      <LanguageSwitch hrefs={{ ru: switchLocale(href, 'ru'), uz: switchLocale(href, 'uz') }} />
      {signOut && (
        <div className={css.phoneOnly}>
          <SignOutButton look="sign" />
        </div>
      )}
    </div>
  );
  return <AppBar title={title} end={end} {...(back ? { back } : {})} />;
}

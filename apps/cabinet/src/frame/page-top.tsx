import { AppBar } from '@muddat/ui/app-bar';
import type { ReactNode } from 'react';
import * as css from './frame.css.ts';
import { LanguageChoice } from './language-choice.tsx';
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
  const end = (
    <div className={css.top}>
      <LanguageChoice />
      {signOut && (
        <div className={css.phoneOnly}>
          <SignOutButton look="sign" />
        </div>
      )}
    </div>
  );
  return <AppBar title={title} end={end} {...(back ? { back } : {})} />;
}

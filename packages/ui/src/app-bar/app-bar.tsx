import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { ArrowLeft } from '../icons/icons.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './app-bar.css.ts';

export interface AppBarProps {
  /** The page's heading, level 1. */
  title: ReactNode;
  /** Link to the page that leads here: its URL, and its name for screen readers. Without it there is no arrow. */
  back?: { href: string; label: string };
  /** Buttons at the end of the bar, such as a menu. Without it the end is empty. */
  end?: ReactNode;
}

/** The top of a cabinet page. */
export function AppBar({ title, back, end }: AppBarProps) {
  const Anchor = useLinkComponent();
  return (
    <header className={css.bar}>
      {back && (
        <Anchor href={back.href} className={css.back} title={back.label}>
          <ArrowLeft size={22} />
          <VisuallyHidden>{back.label}</VisuallyHidden>
        </Anchor>
      )}
      <div className={css.title}>
        <Heading level={1} size="bar">
          {title}
        </Heading>
      </div>
      {end}
    </header>
  );
}

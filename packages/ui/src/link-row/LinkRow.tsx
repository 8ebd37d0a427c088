import type { ReactNode } from 'react';
import { ChevronRight } from '../icons/index.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './LinkRow.css.ts';

export interface LinkRowProps {
  href: string;
  icon: ReactNode;
  title: ReactNode;
  /** A Badge beside the title, such as how many are new. */
  badge?: ReactNode;
  /** What is there, in a few quiet words. */
  line?: ReactNode;
}

/** A way to a page, the whole row of it. */
export function LinkRow({ href, icon, title, badge, line }: LinkRowProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.row}>
      <span className={css.sign} aria-hidden="true">
        {icon}
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <span>{title}</span>
          {badge !== undefined && <> {badge}</>}
        </span>
        {line !== undefined && (
          <>
            {' '}
            <span className={css.line}>{line}</span>
          </>
        )}
      </span>
      <span className={css.end}>
        <ChevronRight size={20} />
      </span>
    </Anchor>
  );
}

/** Ways below each other, with a line between. */
export function LinkList({ label, links }: { label: string; links: readonly (LinkRowProps & { id: string })[] }) {
  return (
    <ul className={css.list} aria-label={label}>
      {links.map(({ id, ...link }) => (
        <li key={id} className={css.item}>
          <LinkRow {...link} />
        </li>
      ))}
    </ul>
  );
}

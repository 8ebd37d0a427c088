import type { ReactNode, Ref } from 'react';
import { ChevronRight } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as rows from '../internal/rows.css.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './link-row.css.ts';

export interface LinkRowProps {
  /** The page that the row opens. Without one the row is a button, and needs `onPress`. */
  href?: string | undefined;
  /** Called on a press of a row without `href`. */
  onPress?: () => void;
  /** Icon at the start of the row, hidden from screen readers. */
  icon: ReactNode;
  /** The name of the page, or the action of the button. */
  title: ReactNode;
  /** A Badge next to the title, such as the number of new items. */
  badge?: ReactNode;
  /** What the page contains, in a few words. */
  line?: ReactNode;
}

/** A link to a page, or a button. The whole row is the link. */
export function LinkRow({ href, onPress, icon, title, badge, line }: LinkRowProps) {
  const Anchor = useLinkComponent();
  const className = cx(rows.row.low, rows.columns.three, css.row);
  const content = (
    <>
      <span className={cx(rows.sign, rows.iconTone.neutral, css.sign)} aria-hidden="true">
        {icon}
      </span>
      <span className={rows.content}>
        <span className={rows.title}>
          <span>{title}</span>
          {badge !== undefined && <> {badge}</>}
        </span>
        {line !== undefined && (
          <>
            {' '}
            <span className={rows.textLine}>{line}</span>
          </>
        )}
      </span>
      <span className={css.trailing}>
        <ChevronRight size={20} />
      </span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={cx(className, css.button)} onClick={onPress}>
      {content}
    </button>
  ) : (
    <Anchor href={href} className={className}>
      {content}
    </Anchor>
  );
}

export interface LinkListProps {
  /** Accessible name of the list. */
  label: string;
  /** The rows in order, each with an `id` that is unique in the list. */
  links: readonly (LinkRowProps & { id: string })[];
  /** Ref of the list element, which LoadMore needs. */
  ref?: Ref<HTMLUListElement>;
}

/** Link rows below each other, with a line between them. */
export function LinkList({ label, links, ref }: LinkListProps) {
  return (
    <ul ref={ref} className={rows.list.low} aria-label={label}>
      {links.map(({ id, ...link }) => (
        <li key={id} className={rows.item}>
          <LinkRow {...link} />
        </li>
      ))}
    </ul>
  );
}

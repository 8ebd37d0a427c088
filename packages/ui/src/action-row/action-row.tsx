import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as look from '../internal/rows.css.ts';
import * as css from './action-row.css.ts';

export interface ActionRowProps {
  /** Icon at the start of the row, hidden from screen readers. */
  icon: ReactNode;
  /** What the row is about: the name of the device or the phone number. It is the accessible name of the row. */
  title: ReactNode;
  /** A Badge next to the title. Without it there is none. */
  badge?: ReactNode;
  /** Further facts under the title, one per line. */
  lines?: readonly ReactNode[];
  /** One button or link. Its accessible name must say which row it acts on. */
  action?: ReactNode;
  /** Highlights the row that concerns the customer most, such as the device in use. */
  highlighted?: boolean;
}

/** Something that the customer has, with one action: a signed-in device, a passkey, the account's phone. */
export function ActionRow({ icon, title, badge, lines = [], action, highlighted = false }: ActionRowProps) {
  const titleId = useId();
  return (
    <article className={cx(look.row.tall, look.columns.two)} aria-labelledby={titleId}>
      <span className={cx(look.sign, look.iconTone[highlighted ? 'own' : 'neutral'])} aria-hidden="true">
        {icon}
      </span>
      <div className={css.content}>
        <div className={look.content}>
          <div className={look.title}>
            <span id={titleId}>{title}</span>
            {badge}
          </div>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never reorder
            <div key={at} className={look.textLine}>
              {line}
            </div>
          ))}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
}

export interface ActionListProps {
  /** Accessible name of the list. */
  label: string;
  /** The rows in order, each with an `id` that is unique in the list. */
  rows: readonly (ActionRowProps & { id: string })[];
}

/** Rows below each other, with a line between. */
export function ActionList({ label, rows }: ActionListProps) {
  return (
    <ul className={look.list.tall} aria-label={label}>
      {rows.map(({ id, ...row }) => (
        <li key={id} className={look.item}>
          <ActionRow {...row} />
        </li>
      ))}
    </ul>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as look from '../internal/rows.css.ts';
import * as css from './action-row.css.ts';

export interface ActionRowProps {
  icon: ReactNode;
  title: ReactNode;
  /** A Badge next to the title. */
  badge?: ReactNode;
  /** Further facts, one per line. */
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

/** Rows below each other, with a line between. */
export function ActionList({ label, rows }: { label: string; rows: readonly (ActionRowProps & { id: string })[] }) {
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

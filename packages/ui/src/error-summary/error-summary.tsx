import { type Ref, useId } from 'react';
import * as css from './error-summary.css.ts';

export interface ErrorSummaryItem {
  /** The id of the field's control. */
  id: string;
  /** What is wrong, in the words that stand under the field. */
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** As the fields stand on the page, from the first to the last. */
  items: readonly ErrorSummaryItem[];
  /** Puts the focus into the field. */
  onChoose: (id: string) => void;
  /** To put the focus here as soon as it appears, which reads it out. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is wrong with a long form, above it, each a way to its field. */
export function ErrorSummary({ title, items, onChoose, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId} className={css.box}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {items.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.link}
              onClick={(event) => {
                event.preventDefault();
                onChoose(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type Ref, useId } from 'react';
import * as css from './error-summary.css.ts';

export interface ErrorSummaryItem {
  /** The id of the field's control. */
  id: string;
  /** The error message, as under the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** The heading: that the form has errors, and how many. */
  title: string;
  /** The errors, in the order of the fields on the page. */
  items: readonly ErrorSummaryItem[];
  /** Called with the `id` of the field when its error is pressed. It must move the focus to the field. */
  onChoose: (id: string) => void;
  /** Ref of the summary, to focus it when it appears, so that screen readers read it. */
  ref?: Ref<HTMLDivElement>;
}

/** All errors of a long form, above the form. Each links to its field. */
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

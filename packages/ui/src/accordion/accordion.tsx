import type { ReactNode } from 'react';
import * as css from './accordion.css.ts';

export interface AccordionItemProps {
  /** The question: the text that is always visible and that opens the answer on a press. */
  title: string;
  /** The answer, visible while the item is open. */
  children: ReactNode;
  /** True if the item is open when the page loads. Without it the item is closed. */
  defaultOpen?: boolean;
  /** Name of a group of items: opening one closes the others. Without it several items can be open at once. */
  name?: string;
  /** `id` of the answer. A link to it opens the item, also without JavaScript. */
  bodyId?: string;
}

/** A question that opens its answer. It is the browser's `details`, so it works without JavaScript and find-in-page opens it. */
export function AccordionItem({ title, children, defaultOpen, name, bodyId }: AccordionItemProps) {
  return (
    <details className={css.item} open={defaultOpen} name={name}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.body} id={bodyId}>
        {children}
      </div>
    </details>
  );
}

export interface AccordionProps {
  /** The items: AccordionItem. */
  children: ReactNode;
}

/** Questions below each other, each of which opens its answer. */
export const Accordion = ({ children }: AccordionProps) => <div>{children}</div>;

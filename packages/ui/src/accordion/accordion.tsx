import type { ReactNode } from 'react';
import * as css from './accordion.css.ts';

export interface AccordionItemProps {
  title: string;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Items with the same `name` close each other. */
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

export const Accordion = ({ children }: { children: ReactNode }) => <div>{children}</div>;

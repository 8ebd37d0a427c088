import type { ReactNode } from 'react';
import * as css from './accordion.css.ts';

export interface AccordionItemProps {
  title: string;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Items of one name close each other. */
  name?: string;
  /** Of what is inside: a link to it opens the question, without a script too. */
  answerId?: string;
}

/** A question that opens: the browser's own `details`, so it works without a script and is found by the page's search. */
export function AccordionItem({ title, children, defaultOpen, name, answerId }: AccordionItemProps) {
  return (
    <details className={css.item} open={defaultOpen} name={name}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.body} id={answerId}>
        {children}
      </div>
    </details>
  );
}

export const Accordion = ({ children }: { children: ReactNode }) => <div>{children}</div>;

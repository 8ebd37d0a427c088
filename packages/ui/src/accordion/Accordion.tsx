import type { ReactNode } from 'react';
import { ChevronDown } from '../icons/index.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Items of one name close each other. */
  name?: string;
  id?: string;
  onToggle?: (open: boolean) => void;
}

/** A question that opens: the browser's own `details`, so it works without a script and is found by the page's search. */
export function AccordionItem({ title, children, defaultOpen, name, id, onToggle }: AccordionItemProps) {
  return (
    <details className={css.item} open={defaultOpen} name={name} id={id} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        <span>{title}</span>
        <span className={css.chevron}>
          <ChevronDown size={20} />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

export const Accordion = ({ children }: { children: ReactNode }) => <div>{children}</div>;

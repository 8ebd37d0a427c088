import { carryUtm } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { formHref } from './query-href.ts';

export interface GetFormProps {
  /** Path of the page that answers, with its locale. */
  action: string;
  /** What it asks for, for ears. */
  label: string;
  children: ReactNode;
}

/**
 * A form whose fields become the query of a page. Without a script the browser sends it; with one the page changes in place, and focus
 * and scroll stay where they are.
 */
export function GetForm({ action, label, children }: GetFormProps) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = formHref(action, new FormData(event.currentTarget));
    void router.navigate({ href: carryUtm(href, window.location.search), resetScroll: false });
  };
  return (
    <search aria-label={label}>
      <form method="get" action={action} onSubmit={submit}>
        {children}
      </form>
    </search>
  );
}

import { carryUtm } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { formHref } from './query-href.ts';

export interface GetFormProps {
  /** Path of the page that shows the result, with its locale. */
  action: string;
  /** Read by screen readers: name of the form. */
  label: string;
  children: ReactNode;
}

/**
 * A form whose fields become the query of a page. Without a script the browser submits it. With one the router navigates, and focus and
 * scroll position stay.
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

import { sessionQuery } from '@muddat/app-shell';
import { type DraftValues, forgetDraft, keepDraft, ownDraft, readDraft, tabStore } from '@muddat/forms';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as v from 'valibot';

/** How a draft is stored. A constant: what is stored is read anew when it is another one. */
export type KeptShape<Draft> = {
  /** Raised when the values change their meaning: older drafts are then forgotten. */
  version: number;
  /** Null where nothing is worth keeping. Never a photo, and nothing secret. */
  toValues: (draft: Draft) => DraftValues | null;
  /** Of what was stored; what does not fit it is forgotten. */
  schema: v.GenericSchema<unknown, Draft>;
};

/**
 * What the customer fills in, kept in this tab until it was sent: a phone that is short of memory ends the page behind its camera, and a
 * session may run out. Only this customer sees it again.
 *
 * @param subject What is filled in, such as the return of one order; null while that is nothing.
 */
export function useKeptDraft<Draft>(subject: string | null, { version, toValues, schema }: KeptShape<Draft>) {
  const { auth } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  // `draft` is null where it was forgotten.
  const [typed, setTyped] = useState<{ subject: string; draft: Draft | null } | null>(null);
  const keyOf = (of: string | null) => (customer === undefined || of === null ? null : ownDraft(customer, of));
  const key = keyOf(subject);
  const stored = useMemo(() => {
    const values = key === null ? null : readDraft(tabStore(), { key, version }, Date.now());
    const parsed = v.safeParse(schema, values);
    return parsed.success ? parsed.output : null;
  }, [key, version, schema]);
  const store = (of: string, values: DraftValues | null) => {
    const name = keyOf(of);
    if (name === null) return;
    if (values === null) forgetDraft(tabStore(), { key: name, version });
    else keepDraft(tabStore(), { key: name, version }, values, Date.now());
  };
  return {
    /** Null while nothing was filled in. */
    draft: typed !== null && typed.subject === subject ? typed.draft : stored,
    /** Stores it at once: a page that the phone ends is not told before. */
    change: (draft: Draft) => {
      if (subject === null) return;
      setTyped({ subject, draft });
      store(subject, toValues(draft));
    },
    /** After it was sent or given up. `of`: by then the page may be about another subject. */
    forget: (of: string | null = subject) => {
      if (of === null) return;
      setTyped((now) => (now === null || now.subject === of ? { subject: of, draft: null } : now));
      store(of, null);
    },
  };
}

import { sessionQuery } from '@muddat/app-shell';
import { customerDraftKey, type DraftValues, deleteDraft, draftStorage, readDraft, saveDraft } from '@muddat/forms';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as v from 'valibot';

/** How a draft is stored. Define it outside the component: the stored draft is read again whenever `schema` is a different object. */
export type DraftSchema<Draft> = {
  /** Increased when the values change their meaning, so that older drafts are ignored. */
  version: number;
  /** The values to store; null if there is nothing to store. Must not contain photos or secrets. */
  toValues: (draft: Draft) => DraftValues | null;
  /** Validates the stored values. A draft that does not match is ignored. */
  schema: v.GenericSchema<unknown, Draft>;
};

/**
 * A form draft that is stored in this tab until it is sent, and returned only to the same customer.
 * Without it, the input is lost when the phone closes the page while the camera is open, or when the session expires.
 *
 * @param subject What the draft is about, such as the return of one order; null while that is not known: nothing is stored then.
 */
export function usePersistedDraft<Draft>(subject: string | null, { version, toValues, schema }: DraftSchema<Draft>) {
  const { auth } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  // `draft` is null after `forget`.
  const [typed, setTyped] = useState<{ subject: string; draft: Draft | null } | null>(null);
  const keyOf = (of: string | null) => (customer === undefined || of === null ? null : customerDraftKey(customer, of));
  const key = keyOf(subject);
  const stored = useMemo(() => {
    const values = key === null ? null : readDraft(draftStorage(), { key, version }, Date.now());
    const parsed = v.safeParse(schema, values);
    return parsed.success ? parsed.output : null;
  }, [key, version, schema]);
  const store = (of: string, values: DraftValues | null) => {
    const name = keyOf(of);
    if (name === null) return;
    if (values === null) deleteDraft(draftStorage(), { key: name, version });
    else saveDraft(draftStorage(), { key: name, version }, values, Date.now());
  };
  return {
    /** Null if nothing has been filled in. */
    draft: typed !== null && typed.subject === subject ? typed.draft : stored,
    /** Stores the draft on every change, because a phone may close the page without any event. */
    change: (draft: Draft) => {
      if (subject === null) return;
      setTyped({ subject, draft });
      store(subject, toValues(draft));
    },
    /** Deletes the draft after it was sent or abandoned. Pass `of` if the page may show another subject by then. */
    forget: (of: string | null = subject) => {
      if (of === null) return;
      setTyped((now) => (now === null || now.subject === of ? { subject: of, draft: null } : now));
      store(of, null);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues, PortalFormHandle } from '../form/types.ts';
import { type DraftValues, deleteDraft, draftStorage, readDraft, saveDraft } from './draft-store.ts';
import { storableValues } from './storable-values.ts';

export type DraftOptions<Input extends FormValues> = {
  /** Identifies the form among the drafts. Must not contain a customer's id. */
  key: string;
  /** Increase the version when the meaning of fields changes: drafts of other versions are ignored. */
  version: number;
  /** Only these fields are stored, except for secret ones (passwords, codes, cards, photos). */
  fields: readonly (keyof Input & string)[];
};

/** Stores the fields across a page reload, and offers to restore them if they differ from the form's values. */
export function useDraft<Input extends FormValues>(form: PortalFormHandle<Input>, options: DraftOptions<Input> | undefined) {
  const draft = useRef(options).current;
  const [offered, setOffered] = useState<DraftValues | null>(null);
  useEffect(() => {
    if (!draft) return;
    const kept = readDraft(draftStorage(), draft, Date.now());
    if (kept && draft.fields.some((name) => differs(kept[name], form.store.internal.fields[name]?.value.peek()))) setOffered(kept);
    // Also saves the field that the customer is still typing in when they leave the page.
    const save = () => saveValues(form, draft);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [form, draft]);

  return {
    offered,
    save: () => draft && saveValues(form, draft),
    resume: () => {
      for (const name of draft?.fields ?? []) if (offered && name in offered) setFieldValue(form.store, name, offered[name]);
      setOffered(null);
    },
    discard: () => {
      if (draft) deleteDraft(draftStorage(), draft);
      setOffered(null);
    },
  };
}

function saveValues<Input extends FormValues>(form: PortalFormHandle<Input>, draft: DraftOptions<Input>): void {
  if (form.store.dirty.peek()) saveDraft(draftStorage(), draft, storableValues(form, draft.fields), Date.now());
}

const differs = (kept: unknown, now: unknown) => kept !== undefined && JSON.stringify(kept) !== JSON.stringify(now ?? null);

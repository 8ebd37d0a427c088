import { useEffect, useRef, useState } from 'react';
import { putValue } from '../form/set-field.ts';
import type { PortalFormHandle, Values } from '../form/types.ts';
import { draftOf } from './draft-of.ts';
import { type DraftValues, forgetDraft, keepDraft, readDraft, tabStore } from './draft-store.ts';

export type DraftOptions<Input extends Values> = {
  /** Identifies the form among the drafts. Must not contain a customer's id. */
  key: string;
  /** Increase the version when the meaning of fields changes: drafts of other versions are ignored. */
  version: number;
  /** Only these fields are stored. */
  fields: readonly (keyof Input & string)[];
};

/** Stores the fields across a page reload and offers to restore them. */
export function useDraft<Input extends Values>(form: PortalFormHandle<Input>, options: DraftOptions<Input> | undefined) {
  const draft = useRef(options).current;
  const [offered, setOffered] = useState<DraftValues | null>(null);
  useEffect(() => {
    if (!draft) return;
    const kept = readDraft(tabStore(), draft, Date.now());
    if (kept && draft.fields.some((name) => differs(kept[name], form.store.internal.fields[name]?.value.peek()))) setOffered(kept);
    // Also saves what the customer is still typing when they leave the page.
    const save = () => keep(form, draft);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [form, draft]);

  return {
    offered,
    save: () => draft && keep(form, draft),
    resume: () => {
      for (const name of draft?.fields ?? []) if (offered && name in offered) putValue(form.store, name, offered[name]);
      setOffered(null);
    },
    forget: () => {
      if (draft) forgetDraft(tabStore(), draft);
      setOffered(null);
    },
  };
}

function keep<Input extends Values>(form: PortalFormHandle<Input>, draft: DraftOptions<Input>): void {
  if (form.store.dirty.peek()) keepDraft(tabStore(), draft, draftOf(form, draft.fields), Date.now());
}

const differs = (kept: unknown, now: unknown) => kept !== undefined && JSON.stringify(kept) !== JSON.stringify(now ?? null);

import * as v from 'valibot';

const PREFIX = 'muddat.draft.';
/** Marks the key of a draft that belongs to a signed-in customer: `@customer/key`. */
const CUSTOMER_PREFIX = '@';
/** Age in ms from which a draft is ignored (one day). */
const DRAFT_TTL_MS = 24 * 60 * 60 * 1000;

const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]);
export type DraftValue = v.InferOutput<typeof valueSchema>;
export type DraftValues = Record<string, DraftValue>;
const draftSchema = v.object({ version: v.number(), savedAt: v.number(), values: v.record(v.string(), valueSchema) });

/**
 * The methods of `sessionStorage` that drafts use. Drafts survive a reload of the tab, but a person who opens the browser later does not
 * find them.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `sessionStorage`, or null where the browser blocks it. */
export function draftStorage(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export type DraftId = { key: string; version: number };

/** The stored values; null if nothing is stored, or the draft is of another version, older than a day or in an unknown format. */
export function readDraft(store: DraftStorage | null, { key, version }: DraftId, now: number): DraftValues | null {
  const parsed = v.safeParse(draftSchema, parseJson(attempt(() => store?.getItem(`${PREFIX}${key}`)) ?? ''));
  if (!parsed.success) return null;
  const { savedAt, values, version: kept } = parsed.output;
  return kept === version && now - savedAt < DRAFT_TTL_MS && now >= savedAt ? values : null;
}

export function saveDraft(store: DraftStorage | null, { key, version }: DraftId, values: DraftValues, now: number): void {
  // Writing throws if the storage is full or blocked. The draft is then not saved, and the form still works.
  attempt(() => store?.setItem(`${PREFIX}${key}`, JSON.stringify({ version, savedAt: now, values })));
}

export function deleteDraft(store: DraftStorage | null, { key }: DraftId): void {
  attempt(() => store?.removeItem(`${PREFIX}${key}`));
}

/**
 * The key of a draft that belongs to this customer. At the sign-in of a different customer it is deleted (`deleteOtherCustomersDrafts`).
 */
export const customerDraftKey = (customer: string, key: string): string => `${CUSTOMER_PREFIX}${customer}/${key}`;

/** Deletes all drafts in this tab: called at sign-out, so that nothing typed stays on this device. */
export function deleteAllDrafts(store: DraftStorage | null = draftStorage()): void {
  deleteDraftsWhere(store, () => true);
}

/** Deletes the drafts in this tab that were typed without a session. Drafts of customers stay, as after an expired session. */
export function deleteGuestDrafts(store: DraftStorage | null = draftStorage()): void {
  deleteDraftsWhere(store, (key) => !key.startsWith(CUSTOMER_PREFIX));
}

/** Deletes the drafts of other customers in this tab. Drafts that were typed without a session stay. */
export function deleteOtherCustomersDrafts(customer: string, store: DraftStorage | null = draftStorage()): void {
  deleteDraftsWhere(store, (key) => key.startsWith(CUSTOMER_PREFIX) && !key.startsWith(customerDraftKey(customer, '')));
}

function deleteDraftsWhere(store: DraftStorage | null, isGoing: (key: string) => boolean): void {
  attempt(() => {
    const names = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at));
    for (const name of names) if (name?.startsWith(PREFIX) && isGoing(name.slice(PREFIX.length))) store?.removeItem(name);
  });
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  return attempt(() => JSON.parse(text));
}

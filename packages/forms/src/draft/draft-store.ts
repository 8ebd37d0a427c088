import * as v from 'valibot';

const PREFIX = 'muddat.draft.';
/** Before the customer whose draft it is. */
const OWN = '@';
/** A draft that is older is of no use any more. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]);
export type DraftValue = v.InferOutput<typeof valueSchema>;
export type DraftValues = Record<string, DraftValue>;
const draftSchema = v.object({ version: v.number(), savedAt: v.number(), values: v.record(v.string(), valueSchema) });

/** The tab's own store: it outlives a reload, and nobody who opens the browser later finds what was typed. */
export type DraftPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `sessionStorage`, or nothing where the customer forbids it. */
export function tabStore(): DraftPlace | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export type DraftName = { key: string; version: number };

/** The values of a draft of this version that is not too old; values that are none of a form's are as good as none. */
export function readDraft(store: DraftPlace | null, { key, version }: DraftName, now: number): DraftValues | null {
  const parsed = v.safeParse(draftSchema, parseJson(attempt(() => store?.getItem(`${PREFIX}${key}`)) ?? ''));
  if (!parsed.success) return null;
  const { savedAt, values, version: kept } = parsed.output;
  return kept === version && now - savedAt < KEPT_MS && now >= savedAt ? values : null;
}

export function keepDraft(store: DraftPlace | null, { key, version }: DraftName, values: DraftValues, now: number): void {
  // A full or forbidden store keeps no draft; the form itself is none the worse.
  attempt(() => store?.setItem(`${PREFIX}${key}`, JSON.stringify({ version, savedAt: now, values })));
}

export function forgetDraft(store: DraftPlace | null, { key }: DraftName): void {
  attempt(() => store?.removeItem(`${PREFIX}${key}`));
}

/** The key of a draft that may be shown to this customer alone. */
export const ownDraft = (customer: string, key: string): string => `${OWN}${customer}/${key}`;

/** Forgets the drafts of all forms: when somebody signs out, nothing that they typed stays on this device. */
export function forgetDrafts(store: DraftPlace | null = tabStore()): void {
  forgetThose(store, () => true);
}

/** Forgets what was typed while nobody was signed in; what a customer typed before their session ran out stays. */
export function forgetGuestDrafts(store: DraftPlace | null = tabStore()): void {
  forgetThose(store, (key) => !key.startsWith(OWN));
}

/** Forgets what customers other than this one typed in this tab. */
export function forgetDraftsOfOthers(customer: string, store: DraftPlace | null = tabStore()): void {
  forgetThose(store, (key) => key.startsWith(OWN) && !key.startsWith(ownDraft(customer, '')));
}

function forgetThose(store: DraftPlace | null, isGoing: (key: string) => boolean): void {
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

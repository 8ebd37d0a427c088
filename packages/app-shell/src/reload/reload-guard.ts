/** Spec 9: a page reloads itself at most once in this time, whatever its URL. */
const RELOAD_GUARD_MS = 10_000;
/** Maximum number of reloads per tab (semantics, app shell), so that no failure can cause a loop. */
const MAX_RELOADS = 3;
const STORAGE_KEY = 'muddat.reloads';

type ReloadRecord = { last: number; count: number };

/** Validated without a schema library: every page loads this file, and the library would be most of its size. */
const isReloadRecord = (value: unknown): value is ReloadRecord =>
  typeof value === 'object' &&
  value !== null &&
  'last' in value &&
  typeof value.last === 'number' &&
  Number.isFinite(value.last) &&
  'count' in value &&
  typeof value.count === 'number' &&
  Number.isInteger(value.count) &&
  value.count >= 0;

export type ReloadEnvironment = {
  now: () => number;
  /** `sessionStorage`. Reading the property throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this document was itself loaded by a reload. */
  wasReloaded: () => boolean;
  reload: () => void;
};

/**
 * Creates a function that reloads the page, unless the page was reloaded within the last 10 s or three times in this tab. The function
 * returns true if the page is being left.
 */
export function createReloadGuard({ now, storage, wasReloaded, reload }: ReloadEnvironment): () => boolean {
  let leaving = false;
  const mayReload = (): boolean => {
    const kept = readRecord(storage);
    // Without storage, allow one reload: the navigation type shows whether this document is already a reload.
    if (kept === 'forbidden') return !wasReloaded();
    const at = now();
    // If the clock was set back, the time since the last reload is negative: allow the reload.
    if (kept.count >= MAX_RELOADS || (at >= kept.last && at - kept.last < RELOAD_GUARD_MS)) return false;
    return saveRecord(storage, { last: at, count: kept.count + 1 }) || !wasReloaded();
  };
  return () => {
    if (leaving) return true;
    leaving = mayReload();
    if (leaving) reload();
    return leaving;
  };
}

function readRecord(storage: ReloadEnvironment['storage']): ReloadRecord | 'forbidden' {
  const none = { last: Number.NEGATIVE_INFINITY, count: 0 };
  try {
    const text = storage().getItem(STORAGE_KEY);
    if (text === null) return none;
    const kept = parseJson(text);
    return isReloadRecord(kept) ? kept : none;
  } catch {
    return 'forbidden';
  }
}

function saveRecord(storage: ReloadEnvironment['storage'], kept: { last: number; count: number }): boolean {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reloads this page if the guard allows it (spec 2: a reload guard lasts 10 s). Returns true if the page is being left. */
export const reloadPageIfAllowed = createReloadGuard({
  now: Date.now,
  storage: () => window.sessionStorage,
  wasReloaded: () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  reload: () => window.location.reload(),
});

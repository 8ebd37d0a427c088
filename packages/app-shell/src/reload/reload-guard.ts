/** Spec 9: a page reloads itself at most once in this time, whatever its URL. */
const RELOAD_GUARD_MS = 10_000;
/** Maximum number of reloads per tab (semantics, app shell), so that no failure can cause a loop. */
const MAX_RELOADS = 3;
const STORAGE_KEY = 'muddat.reloads';

type ReloadRecord = { last: number; count: number };

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

/** The record is stored as two numbers: every page loads this file, and validating an object would be most of its size. */
function readRecord(storage: ReloadEnvironment['storage']): ReloadRecord | 'forbidden' {
  try {
    const [, last = -Infinity, count = 0] = /^(\d+) (\d+)$/.exec(storage().getItem(STORAGE_KEY) ?? '') ?? [];
    return { last: Number(last), count: Number(count) };
  } catch {
    return 'forbidden';
  }
}

function saveRecord(storage: ReloadEnvironment['storage'], { last, count }: ReloadRecord): boolean {
  try {
    storage().setItem(STORAGE_KEY, `${last} ${count}`);
    return true;
  } catch {
    return false;
  }
}

/** Reloads this page if the guard allows it (spec 2: a reload guard lasts 10 s). Returns true if the page is being left. */
export const reloadPageIfAllowed = createReloadGuard({
  now: Date.now,
  storage: () => window.sessionStorage,
  wasReloaded: () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  reload: () => window.location.reload(),
});

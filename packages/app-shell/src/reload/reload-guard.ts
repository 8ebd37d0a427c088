/** Spec 9: a page loads itself anew at most once in this time, whatever its address. */
const RELOAD_GUARD_MS = 10_000;
/** And at most this often in the life of a tab (semantics, app shell), so that no failure can make it a loop. */
const RELOADS_A_SESSION = 3;
const KEPT_AS = 'muddat.reloads';

type Kept = { last: number; count: number };

/** By hand: every page loads this, and a library for two numbers would be most of it. */
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'last' in value &&
  typeof value.last === 'number' &&
  Number.isFinite(value.last) &&
  'count' in value &&
  typeof value.count === 'number' &&
  Number.isInteger(value.count) &&
  value.count >= 0;

export type ReloadBrowser = {
  now: () => number;
  /** `sessionStorage`, whose very mention throws where it is forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this document was itself loaded by a reload. */
  wasReloaded: () => boolean;
  reload: () => void;
};

/** Loads the page anew unless it did so just now or too often. Answers whether the page is being left. */
export function createReloadGuard({ now, storage, wasReloaded, reload }: ReloadBrowser): () => boolean {
  let leaving = false;
  const mayReload = (): boolean => {
    const kept = readKept(storage);
    // Where nothing can be kept, the document itself tells whether it was loaded so: once, and not again.
    if (kept === 'forbidden') return !wasReloaded();
    const at = now();
    // A clock that was set back does not keep the customer on a dead page.
    if (kept.count >= RELOADS_A_SESSION || (at >= kept.last && at - kept.last < RELOAD_GUARD_MS)) return false;
    return keep(storage, { last: at, count: kept.count + 1 }) || !wasReloaded();
  };
  return () => {
    if (leaving) return true;
    leaving = mayReload();
    if (leaving) reload();
    return leaving;
  };
}

function readKept(storage: ReloadBrowser['storage']): Kept | 'forbidden' {
  const none = { last: Number.NEGATIVE_INFINITY, count: 0 };
  try {
    const text = storage().getItem(KEPT_AS);
    if (text === null) return none;
    const kept = parseJson(text);
    return isKept(kept) ? kept : none;
  } catch {
    return 'forbidden';
  }
}

function keep(storage: ReloadBrowser['storage'], kept: { last: number; count: number }): boolean {
  try {
    storage().setItem(KEPT_AS, JSON.stringify(kept));
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

/** Loads this page anew, if the guard lets it (spec 2: a reload guard lasts 10 s). Answers whether the page is being left. */
export const reloadPage = createReloadGuard({
  now: Date.now,
  storage: () => window.sessionStorage,
  wasReloaded: () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  reload: () => window.location.reload(),
});

import { decodeLevels } from './decode-levels.ts';
import { pathSegments } from './match-route.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { safeRedirect } from './safe-redirect.ts';

const STORE_KEY = 'muddat.sign-in-target';
const TARGET_LIFE_MS = 10 * 60 * 1000;
const SIGN_IN_SEGMENT = ROUTE_TABLE.find((route) => route.id === 'sign-up')?.path ?? 'sign-up';

type Context = { origin: string; now: number };
type TargetStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether the target is the sign-in page. Its path is decoded and dot segments are resolved, as a browser would do. */
function isSignInPage(target: string, origin: string): boolean {
  const path = decodeLevels(new URL(target, origin).pathname)?.at(-1) ?? '';
  const [, page] = pathSegments(path);
  return page?.toLowerCase() === SIGN_IN_SEGMENT;
}

function acceptable(target: unknown, origin: string): string | null {
  const safe = safeRedirect(target, { origin });
  return safe === null || isSignInPage(safe, origin) ? null : safe;
}

function parseRecord(text: string): { target: unknown; at: number } | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || !('target' in record) || !('at' in record)) return null;
    return typeof record.at === 'number' ? { target: record.target, at: record.at } : null;
  } catch {
    return null;
  }
}

/** Stores where to go after sign-in. False if the target is refused (the stored one stays) or the store fails. */
export function rememberTarget(store: TargetStore, target: unknown, o: Context): boolean {
  const safe = acceptable(target, o.origin);
  if (safe === null) return false;
  try {
    store.setItem(STORE_KEY, JSON.stringify({ target: safe, at: o.now }));
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored target once, within 10 minutes (times in ms), and checks it again; otherwise null. */
export function takeTarget(store: TargetStore, o: Context): string | null {
  let text: string | null;
  try {
    text = store.getItem(STORE_KEY);
    // Removed before it is used: a target that cannot be removed could be used twice.
    store.removeItem(STORE_KEY);
  } catch {
    return null;
  }
  const record = text === null ? null : parseRecord(text);
  if (record === null) return null;
  const age = o.now - record.at;
  return age >= 0 && age < TARGET_LIFE_MS ? acceptable(record.target, o.origin) : null;
}

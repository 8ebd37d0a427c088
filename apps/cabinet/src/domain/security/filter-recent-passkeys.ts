import type { Passkey } from './use-passkey-rows.tsx';

const RECENT_MS = 30 * 86_400_000;

/** The passkeys that were added in the last 30 days, the newest first; `now` in ms since 1970. */
export function filterRecentPasskeys(passkeys: readonly Passkey[], now: number): Passkey[] {
  return passkeys
    .filter(({ created_at }) => now - Date.parse(created_at) < RECENT_MS)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

/** A signed-in device. `device` and `browser` are display names, null if the browser did not report them; `last_seen_at` is ISO 8601. */
export type Device = {
  id: string;
  device: string | null;
  browser: string | null;
  city: string | null;
  last_seen_at: string;
  current: boolean;
};

export type ActivityEntry = {
  id: string;
  kind: 'sign_in' | 'proof' | 'password_changed' | 'phone_changed' | 'passkey_added' | 'passkey_deleted' | 'frozen' | 'unfrozen';
  at: string;
  device: string | null;
  browser: string | null;
  /** The network prefix of the IP address, such as `84.54.*.*`. */
  place: string | null;
  is_new: boolean;
};

export type { Passkey } from '../../domain/security/use-passkey-rows.tsx';

/** What to end: one session, or all sessions but this one. */
export type SessionsToEnd = { kind: 'one'; ids: readonly string[]; name: string } | { kind: 'others'; count: number };

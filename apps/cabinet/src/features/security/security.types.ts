/** Where the customer is signed in. Names are as people know them, null where the browser did not say; moments in ISO 8601. */
export type Device = {
  id: string;
  device: string | null;
  browser: string | null;
  city: string | null;
  last_seen_at: string;
  current: boolean;
};

/** One line of the log of activity. */
export type Activity = {
  id: string;
  kind: 'sign_in' | 'proof' | 'password_changed' | 'phone_changed' | 'passkey_added' | 'passkey_deleted' | 'frozen' | 'unfrozen';
  at: string;
  device: string | null;
  browser: string | null;
  /** The first half of the network's address. */
  place: string | null;
  is_new: boolean;
};

export type { Passkey } from '../../domain/security/use-passkey-rows.tsx';

/** One session, by its name, or all but this one. */
export type EndingWhat = { kind: 'one'; id: string; name: string } | { kind: 'others'; count: number };

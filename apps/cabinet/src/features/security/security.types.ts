/** Where the customer is signed in. Names are as people know them, null where the browser did not say; moments in ISO 8601. */
export type Device = {
  id: string;
  device: string | null;
  browser: string | null;
  city: string | null;
  last_seen_at: string;
  current: boolean;
};

export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null };

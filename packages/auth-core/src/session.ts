/** `token: true` is there but hidden (HttpOnly), `false` is missing; `expiresAt` in ms since 1970, null when unknown. */
export type Token = { token: string | boolean; expiresAt: number | null };

export type Session = {
  loggedIn: boolean;
  strategy: string | null;
  /** Whether the strategy can refresh; true when left out. */
  refreshable?: boolean;
  access: Token | null;
  refresh: Token | null;
  /** Reset by the check of this very navigation. */
  ended?: boolean;
};

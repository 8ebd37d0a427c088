import { isLoopbackHost } from '../config/values.ts';

export type SiteOrigins = {
  /** The origin for links, redirects and safeRedirect. */
  readonly main: string;
  /** Whether a write may come from this Origin. */
  isOwn(origin: string | undefined): boolean;
  /** Whether a host name without its port belongs to this site. */
  isOwnHost(hostname: string): boolean;
};

/**
 * The site's origin is PUBLIC_URL. In development (PUBLIC_URL unset or on loopback) HOST, `localhost`, `127.0.0.1` and `[::1]` with the
 * site's port belong to it, so that whichever of them is typed works.
 */
export function createSiteOrigins(publicUrl: string | null, host: string, port: () => number): SiteOrigins {
  const shown = host.includes(':') ? `[${host}]` : host;
  const site = (): string => publicUrl ?? `http://${shown}:${port()}`;
  const loopback = publicUrl?.startsWith('http://') && isLoopbackHost(new URL(publicUrl).hostname);
  const names = (): string[] => [shown, 'localhost', '127.0.0.1', '[::1]'];
  return {
    get main() {
      return site();
    },
    isOwn(origin) {
      if (origin === undefined) return false;
      if (publicUrl !== null && !loopback) return origin === publicUrl;
      const at = new URL(site()).port;
      return names().some((name) => origin === new URL(`http://${name}:${at}`).origin);
    },
    isOwnHost(hostname) {
      return publicUrl !== null && !loopback ? hostname === new URL(publicUrl).hostname : names().includes(hostname);
    },
  };
}

import { isLoopbackHost } from '../config/values.ts';

export type SiteOrigins = {
  /** The origin for links, redirects and safeRedirect. */
  readonly main: string;
  /** Origins a write may come from. */
  isOwn(origin: string | undefined): boolean;
  /** Whether a host name, without its port, is this site's. */
  isOwnHost(hostname: string): boolean;
};

/**
 * PUBLIC_URL where it is set; in development (none, or one on loopback) every loopback address of its port: `localhost`
 * and the number are the same site to whoever typed either.
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

export type SiteOrigins = {
  /** The origin for links, redirects and safeRedirect. */
  readonly main: string;
  /** Origins a write may come from. */
  isOwn(origin: string | undefined): boolean;
};

/**
 * PUBLIC_URL where it is set; in development the loopback addresses of the port that is really listened on (`localhost`
 * and the number are the same site to whoever typed either).
 */
export function createSiteOrigins(publicUrl: string | null, host: string, port: () => number): SiteOrigins {
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    get main() {
      return publicUrl ?? `http://${shown}:${port()}`;
    },
    isOwn(origin) {
      if (origin === undefined) return false;
      if (publicUrl !== null) return origin === publicUrl;
      return [shown, 'localhost', '127.0.0.1', '[::1]'].some((name) => origin === `http://${name}:${port()}`);
    },
  };
}

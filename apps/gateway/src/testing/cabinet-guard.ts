import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { Browser } from './browser.ts';

const CABINET = fileURLToPath(new URL('../../../cabinet', import.meta.url));

type Guard = (input: object) => Promise<void>;
const isGuard = (value: unknown): value is Guard => typeof value === 'function';

/** Where the cabinet's own guard redirects a navigation inside the app; null if the page may be shown. */
export type CabinetGuard = {
  redirectOf(browser: Browser, address: { locale: string; pathname: string; search: string }): Promise<string | null>;
};

/** Vite bundles only our own packages; Node loads npm packages. */
const bundleOwnPackagesOnly: Plugin = {
  name: 'own-rooms-only',
  enforce: 'pre',
  config(config) {
    const ssr = config.environments?.['ssr'];
    if (ssr?.resolve) ssr.resolve.noExternal = [/^@muddat\//];
  },
};

/**
 * The cabinet's guard, loaded from its source with the cabinet's Vite configuration, because no app imports another. It asks the gateway
 * for the session as the cabinet's client does.
 */
export async function loadCabinetGuard(): Promise<CabinetGuard & { close(): Promise<void> }> {
  const vite = await createServer({
    root: CABINET,
    configFile: `${CABINET}/vite.config.ts`,
    logLevel: 'error',
    plugins: [bundleOwnPackagesOnly],
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { guardRoute } = await vite.ssrLoadModule('/src/app/routes/guard.ts');
  const { createQueryClient } = await vite.ssrLoadModule('@muddat/app-shell');
  if (!isGuard(guardRoute)) throw new Error('the cabinet exports no guard');
  return {
    async redirectOf(browser, address) {
      const auth = { getSession: async () => (await browser.get('/api/auth/user')).json() };
      try {
        await guardRoute({ queryClient: createQueryClient(), auth, ...address });
        return null;
      } catch (error) {
        if (error instanceof Response && 'options' in error && error.options instanceof Object && 'href' in error.options)
          return String(error.options.href);
        throw error;
      }
    },
    close: () => vite.close(),
  };
}

import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { Browser } from './browser.ts';

const CABINET = fileURLToPath(new URL('../../../cabinet', import.meta.url));

type Guard = (input: object) => Promise<void>;
const isGuard = (value: unknown): value is Guard => typeof value === 'function';

/** Where the cabinet's own guard sends a browser that goes to a page inside the app; null where it lets it be. */
export type CabinetGuard = {
  goTo(browser: Browser, address: { locale: string; pathname: string; search: string }): Promise<string | null>;
};

/** Node loads what comes from npm, and Vite only our own rooms. */
const ownRoomsOnly: Plugin = {
  name: 'own-rooms-only',
  enforce: 'pre',
  config(config) {
    const ssr = config.environments?.['ssr'];
    if (ssr?.resolve) ssr.resolve.noExternal = [/^@muddat\//];
  },
};

/**
 * The guard of the cabinet as the cabinet builds it, taken from its source by its own Vite configuration (no app imports another), asking
 * the gateway for the session as its client does.
 */
export async function loadCabinetGuard(): Promise<CabinetGuard & { close(): Promise<void> }> {
  const vite = await createServer({
    root: CABINET,
    configFile: `${CABINET}/vite.config.ts`,
    logLevel: 'error',
    plugins: [ownRoomsOnly],
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { guard } = await vite.ssrLoadModule('/src/app/routes/guard.ts');
  const { createQueryClient } = await vite.ssrLoadModule('@muddat/app-shell');
  if (!isGuard(guard)) throw new Error('the cabinet exports no guard');
  return {
    async goTo(browser, address) {
      const auth = { getSession: async () => (await browser.get('/api/auth/user')).json() };
      try {
        await guard({ queryClient: createQueryClient(), auth, ...address });
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

import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const DEV_ENTRY = 'virtual:muddat-dev-entry';

/** Where a dev server's modules live, beside the documents of the same origin. */
export const devBase = (app: string): string => `/@dev/${app}/`;

/**
 * A server bundle reads what its documents load from the client build's manifest; here there is no build. The browser
 * starts with React's refresh preamble instead, and then the app's own entry; Vite brings its client with the first module.
 */
function devDocuments(base: string): Plugin {
  const entry = `${base}@id/${DEV_ENTRY}`;
  return {
    name: 'muddat:dev-documents',
    enforce: 'pre',
    config(config) {
      // The build bundles everything into the server's file; here Node loads what comes from npm, and Vite only our own rooms.
      const ssr = config.environments?.['ssr'];
      if (ssr?.resolve) ssr.resolve.noExternal = [/^@muddat\//];
    },
    resolveId: (id) => (id === DEV_ENTRY ? id : null),
    load(id) {
      if (id === DEV_ENTRY) return `import '@vitejs/plugin-react/preamble';\nimport '/src/entry-client.tsx';`;
      if (!/\/app-shell\/src\/server\/client-build\.ts$/.test(id)) return null;
      return `export const readClientBuild = () => (${JSON.stringify({ entry, preloads: [entry], styles: {} })});`;
    },
  };
}

/** Vite in middleware mode for one app, under its own base, its hot reload on the gateway's own port. */
export async function createAppServer(apps: string, app: 'public-site' | 'cabinet', server: Server): Promise<ViteDevServer> {
  // Only development pays for loading Vite, and a production install need not have it.
  const { createServer } = await import('vite');
  const root = join(apps, app);
  const base = devBase(app);
  return createServer({
    root,
    base,
    configFile: join(root, 'vite.config.ts'),
    plugins: [devDocuments(base)],
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
}

import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const DEV_ENTRY = 'virtual:muddat-dev-entry';

/** Base path of a dev server's modules, on the same origin as the documents. */
export const devBase = (app: string): string => `/@dev/${app}/`;

/**
 * A built server bundle reads from the client build's manifest which files its documents load. In development there is no build, so this
 * plugin replaces the manifest with one entry: React's refresh preamble, then the app. Vite adds its own client to the first module.
 */
function devDocuments(base: string): Plugin {
  const entry = `${base}@id/${DEV_ENTRY}`;
  return {
    name: 'muddat:dev-documents',
    enforce: 'pre',
    config(config) {
      // The build bundles everything into the server's file. In development Node loads npm packages, and Vite only our own packages.
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

/** Vite in middleware mode for one app, under its own base path. Hot reload uses the gateway's port. */
export async function createAppServer(apps: string, app: 'public-site' | 'cabinet', server: Server): Promise<ViteDevServer> {
  // Vite is imported here, because a production install need not contain it.
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

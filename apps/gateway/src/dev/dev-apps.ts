import { langOf } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ViteDevServer } from 'vite';
import { type CabinetBundle, parseCabinetBundle } from '../cabinet/cabinet-bundle.ts';
import type { CspOptions } from '../http/security-headers.ts';
import { type PublicSiteBundle, parsePublicSiteBundle } from '../pages/bundle.ts';
import { packPage } from '../pages/pack.ts';
import type { CabinetShells } from '../pages/shells.ts';
import { createAppServer, devBase } from './app-server.ts';

const Shells = v.array(
  v.object({ file: v.string(), html: v.string(), scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()) }),
);
const CABINET_ENTRY = '/src/entry-server.tsx';
const ShellsModule = v.object({ renderShells: v.function() });

function publicSite(vite: ViteDevServer): PublicSiteBundle {
  // The module is loaded on every call: Vite returns the cached module unless a source has changed.
  const load = async (): Promise<PublicSiteBundle> =>
    parsePublicSiteBundle(await vite.ssrLoadModule('/src/entry-server.tsx'), 'entry-server.tsx');
  return {
    render: async (input) => (await load()).render(input),
    renderError: async (input) => (await load()).renderError(input),
    loadPage: async (input) => (await load()).loadPage(input),
  };
}

const cabinetBundle = (vite: ViteDevServer): CabinetBundle => ({
  renderPage: async (request) => parseCabinetBundle(await vite.ssrLoadModule(CABINET_ENTRY), CABINET_ENTRY).renderPage(request),
});

function cabinetShells(vite: ViteDevServer, policy: CspOptions): CabinetShells {
  return {
    async get(page, language) {
      const file = `${page}.${langOf(language)}.html`;
      const { renderShells } = v.parse(ShellsModule, await vite.ssrLoadModule(CABINET_ENTRY));
      const shell = v.parse(Shells, await renderShells(file)).find((one) => one.file === file);
      if (!shell) throw new Error(`The cabinet renders no shell ${file}.`);
      return packPage({ status: 200, headers: {}, ...shell }, policy);
    },
  };
}

/** Both apps from their sources (MUDDAT_DEV=1): rendered on demand, with hot reload. */
export async function startDevApps(
  app: FastifyInstance,
  apps: string,
  policy: CspOptions,
): Promise<{ site: PublicSiteBundle; cabinet: CabinetBundle; shells: CabinetShells }> {
  const site = await createAppServer(apps, 'public-site', app.server);
  const cabinet = await createAppServer(apps, 'cabinet', app.server);
  const servers = [
    [devBase('public-site'), site],
    [devBase('cabinet'), cabinet],
  ] as const;
  app.addHook('onRequest', async (request, reply) => {
    const vite = servers.find(([base]) => request.raw.url?.startsWith(base))?.[1];
    if (!vite) return;
    request.label = 'dev';
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  // Before the server closes: it waits for the connections of hot reload.
  app.addHook('preClose', async () => {
    await Promise.all([site.close(), cabinet.close()]);
  });
  return { site: publicSite(site), cabinet: cabinetBundle(cabinet), shells: cabinetShells(cabinet, policy) };
}

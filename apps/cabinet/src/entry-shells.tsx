import { fileURLToPath } from 'node:url';
import { createBrowserApi, createGatewayAuth } from '@muddat/app-shell';
import { inlineHashes, readClientBuild } from '@muddat/app-shell/server';
import { type Language, localeOf } from '@muddat/i18n';
import { pageWordsFile } from '@muddat/vite-config/page-words-file';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { loadWords } from './messages/load-words.ts';
import { createCabinetRouter } from './router.tsx';

const LANGUAGES = ['ru', 'uz', 'uz-Cyrl'] as const satisfies readonly Language[];
const SHELLS = {
  'sign-in': { path: '/sign-up', isShell: false },
  register: { path: '/register', isShell: false },
  app: { path: '/main-page', isShell: true },
} as const;
/** Files of the page itself, where it is no part of the entry: asked for with the document. */
const PAGE_FILES: Readonly<Record<string, string>> = {
  '/sign-up': 'src/routes/sign-up-page.tsx',
  '/register': 'src/routes/register-page.tsx',
};

const filesOfPage = (page: string | undefined, language: Language) => (page === undefined ? [] : [page, pageWordsFile(page, language)]);

type Shell = { file: string; html: string; scriptHashes: string[]; styleHashes: string[] };

/**
 * Renders the first screens in every language: the sign-in and the registration as they are, and for everything behind it the frame of the
 * cabinet with the skeleton of the main page. No data is asked for, since there is none at build time.
 */
export async function renderShells(): Promise<Shell[]> {
  const jobs = Object.entries(SHELLS).flatMap(([name, { path, isShell }]) =>
    LANGUAGES.map((language) => ({
      name,
      path: `/${localeOf(language)}${path}`,
      files: [`src/messages/${language}.ts`, ...filesOfPage(PAGE_FILES[path], language)],
      language,
      isShell,
    })),
  );
  return Promise.all(jobs.map(async ({ name, ...job }) => ({ file: `${name}.${job.language}.html`, ...(await renderShell(job)) })));
}

type Job = { path: string; language: Language; isShell: boolean; files: readonly string[] };

async function renderShell({ path, language, isShell, files }: Job) {
  const build = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
  const manifest = {
    scriptFormat: 'module' as const,
    inlineCss: { styles: build.styles },
    routes: {
      __root__: {
        // The words are asked for with the script that waits for them.
        preloads: [...new Set([...build.preloads, ...files.flatMap((file) => build.lazy?.[file] ?? [])])],
        css: Object.keys(build.styles),
        scripts: [{ attrs: { type: 'module', async: true, src: build.entry } }],
      },
    },
  };
  const words = await loadWords(language);
  const handler = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => createCabinetRouter({ ...words, loadWords, api: createBrowserApi(), auth: createGatewayAuth(), isShell }),
    getRouterManifest: () => manifest,
  });
  const response = await handler(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (response.status !== 200) throw new Error(`the shell for ${path} answers ${response.status}`);
  const html = await response.text();
  return { html, ...inlineHashes(html) };
}

import { fileURLToPath } from 'node:url';
import { readClientBuild } from '@muddat/app-shell/client-build';
import { type Language, langOf } from '@muddat/i18n';
import type { CabinetRouteId } from '@muddat/routing';
import { appMessagesFile, pageMessagesFile } from '@muddat/vite-config/page-messages-file';
import { pageModuleOf } from '../routes/page-modules.ts';

const client = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
const MODULE = { type: 'module', async: true };

type DocumentFilesOptions = {
  page: CabinetRouteId;
  language: Language;
  /** Attributes of the start script, which requests the first data. Absent if the document contains the data. */
  starter?: Readonly<Record<string, string>>;
};

/** The files of a page's document, as the router wants them: scripts, and the style sheets with their text. */
export function documentFiles({ page, language, starter }: DocumentFilesOptions) {
  const sources = [appMessagesFile(langOf(language)), pageModuleOf(page), pageMessagesFile(pageModuleOf(page), langOf(language))];
  const first = client.starter && starter ? [{ attrs: { ...MODULE, src: client.starter, ...starter } }] : [];
  return {
    scriptFormat: 'module' as const,
    inlineCss: { styles: client.styles },
    routes: {
      __root__: {
        // Preload the start script first, so that its requests run while the other scripts load. Preload the messages with the entry
        // script, which waits for them.
        preloads: [
          ...new Set([
            ...first.map(({ attrs }) => attrs.src),
            ...client.preloads,
            ...sources.flatMap((source) => client.lazy?.[source] ?? []),
          ]),
        ],
        css: Object.keys(client.styles),
        scripts: [...first, { attrs: { ...MODULE, src: client.entry } }],
      },
    },
  };
}

export type DocumentFiles = ReturnType<typeof documentFiles>;

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { appMessagesFile, pageMessagesFile } from '@muddat/vite-config/page-messages-file';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

/** Kilobytes as the specification's figures mean them. */
const KB = 1000;
const HEAVIEST_SHOWN = 5;

/** Each app has one message chunk per language. */
const LANGUAGES = ['ru', 'uz', 'uz-Cyrl'] as const;

/** `pages`: the modules of the pages, or a pattern that they match. */
type ScriptBudget = { app: 'public-site' | 'cabinet'; pages: RegExp | readonly string[]; limit: number };

/** Matches the pages of the site. Its server rejects page modules with other names, so each new page has a budget. */
export const PUBLIC_PAGE = /^src\/pages\/[^/]+\/[\w-]+-page\.tsx$/;
const cabinetPages = (...ids: string[]): string[] => ids.map((id) => `src/app/routes/${id}-page.tsx`);
/**
 * Maximum size of the JavaScript of a page's first view, in brotli: the entry, the page and one language's messages. Uzbek in Cyrillic is
 * the heaviest, 3 KB above Russian: it includes the transliteration of server texts, which leaves names unchanged. The libraries of the
 * cabinet alone have 101 KB (docs/decisions/rendering.md).
 */
const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  { app: 'public-site', pages: PUBLIC_PAGE, limit: 128 * KB },
  { app: 'cabinet', pages: cabinetPages('main'), limit: 160 * KB },
  { app: 'cabinet', pages: cabinetPages('orders', 'order'), limit: 180 * KB },
  { app: 'cabinet', pages: cabinetPages('sign-up', 'register'), limit: 184 * KB },
];
/** Maximum size of an app's one style sheet, in brotli. Each document of the cabinet contains it. */
const STYLE_LIMITS = { 'public-site': 16.25 * KB, cabinet: 15.25 * KB } as const;

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    src: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The scripts that a first view loads, with their modules: the entry, the needed modules and all their static imports. */
export function importClosure(manifest: Manifest, isNeeded: (module: string) => boolean): Map<string, string> {
  const seen = new Map<string, string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || seen.has(chunk.file)) return;
    seen.set(chunk.file, module);
    chunk.imports.forEach(visit);
  };
  for (const [module, chunk] of Object.entries(manifest)) if (chunk.isEntry || isNeeded(module)) visit(module);
  return new Map([...seen].filter(([file]) => file.endsWith('.js')));
}

/** The style sheets of a build, each with the module that it belongs to. */
export const findStyleSheets = (manifest: Manifest): Map<string, string> =>
  new Map(Object.entries(manifest).flatMap(([module, { file }]) => (file.endsWith('.css') ? [[file, module] as const] : [])));

/** Compares the built bundles, as compressed by the build, with their budgets; of three languages the heaviest counts. */
export async function checkBudgets(): Promise<string | undefined> {
  const faults = [...SCRIPT_BUDGETS.flatMap(findScriptErrors), ...findStyleErrors('public-site'), ...findStyleErrors('cabinet')];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** Whether a module holds messages of a language: the app's, or the page's if it has its own. */
export const isMessageModule = (module: string, page: string, language: (typeof LANGUAGES)[number]): boolean =>
  module === appMessagesFile(language) || module === pageMessagesFile(page, language);

const clientOf = (app: string): string => join(ROOT, 'apps', app, 'dist', 'client');

function readManifest(app: string): Manifest | undefined {
  const file = join(clientOf(app), '.vite', 'manifest.json');
  return existsSync(file) ? v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function findScriptErrors({ app, pages, limit }: ScriptBudget): string[] {
  const manifest = readManifest(app);
  if (manifest === undefined) return [`apps/${app} has no manifest; build it first`];
  const missing = LANGUAGES.map(appMessagesFile).filter((module) => !(module in manifest));
  if (missing.length > 0) return [`apps/${app} has no ${missing.join(', ')}; name its words in checks/src/check/budgets.ts`];
  const modules = pages instanceof RegExp ? Object.keys(manifest).filter((module) => pages.test(module)) : pages;
  if (modules.length === 0) return [`apps/${app}: no page is found in its build; name its pages in checks/src/check/budgets.ts`];
  return modules.flatMap((page) => {
    if (!(page in manifest)) return [`apps/${app} has no module ${page}; name the page in checks/src/check/budgets.ts`];
    const heaviest = LANGUAGES.map((language) =>
      measureFiles(
        clientOf(app),
        importClosure(manifest, (module) => module === page || isMessageModule(module, page, language)),
      ),
    ).reduce((one, other) => (one.bytes >= other.bytes ? one : other));
    const line = `${parse(page).name}: ${(heaviest.bytes / KB).toFixed(1)} KB of JavaScript, ${limit / KB} KB allowed`;
    console.log(`    ${line}`);
    return heaviest.bytes > limit ? [`${line}; load later what the first view does not need. The heaviest:\n${heaviest.list}`] : [];
  });
}

function findStyleErrors(app: keyof typeof STYLE_LIMITS): string[] {
  const manifest = readManifest(app);
  // The script budget already reports a missing build.
  if (manifest === undefined) return [];
  const sheets = findStyleSheets(manifest);
  if (sheets.size === 0) return [`the manifest of apps/${app} names no style sheet`];
  const { bytes } = measureFiles(clientOf(app), sheets);
  const line = `${app}: ${(bytes / KB).toFixed(1)} KB of styles, ${STYLE_LIMITS[app] / KB} KB allowed`;
  console.log(`    ${line}`);
  return bytes > STYLE_LIMITS[app] ? [`${line}; use the styles of the kit instead of new ones`] : [];
}

function measureFiles(client: string, files: Map<string, string>): { bytes: number; list: string } {
  const sizes = [...files].map(([file, module]) => ({ module, bytes: statSync(join(client, `${file}.br`)).size }));
  const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, HEAVIEST_SHOWN);
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    list: heaviest.map(({ module, bytes }) => `    ${(bytes / KB).toFixed(1).padStart(6)} KB  ${module}`).join('\n'),
  };
}

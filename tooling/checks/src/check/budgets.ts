import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appMessagesFile, pageMessagesFile } from '@muddat/vite-config/page-messages-file';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import { findFirstViewErrors, readShell } from './first-view.ts';

/** Kilobytes as the specification's figures mean them. */
const KB = 1000;
const HEAVIEST_SHOWN = 5;

/** Each app has one message chunk per language. */
const LANGUAGES = ['ru', 'uz', 'uz-Cyrl'] as const;
/**
 * Matches the modules that render the site's pages. The site's server rejects page modules with other names, so each new page gets a
 * budget.
 */
const PUBLIC_PAGE = /^src\/pages\/[^/]+\/[\w-]+-page\.tsx$/;
/**
 * Maximum size of the scripts of a first view of a public page. Up to 6 KB of it belongs to other pages: a chunk for each combination of
 * pages would have meant thirty files per view (docs/decisions/rendering.md).
 */
const PUBLIC_PAGE_LIMIT = 128 * KB;
/**
 * Maximum number of script files that a public page loads before hydration. The product page has 21; with 18, every page would load 1.4 KB
 * that it does not use.
 */
const PUBLIC_FILES_LIMIT = 21;
/** Maximum number of requests (document, scripts, fonts and data) and of scripts of the main page, which customers open each month. */
const MAIN_PAGE_LIMITS = { requests: 18, scripts: 8 };
/** Russian text needs two font files, Uzbek two in Latin and three in Cyrillic. */
const FONT_FILES = { ru: 2, uz: 2, 'uz-Cyrl': 3 } as const;

type Budget = { screen: string; app: string; page: string; limit: number };

/**
 * Maximum size of the JavaScript of a screen's first view, in brotli: the entry, the page and one language's messages. Uzbek in Cyrillic
 * is the heaviest, 3 KB above Russian: it includes the transliteration of server texts, which leaves names unchanged.
 */
const CABINET_BUDGETS: readonly Budget[] = [
  { screen: 'cabinet main page', app: 'cabinet', page: 'src/app/routes/main-page.tsx', limit: 160 * KB },
  { screen: 'orders', app: 'cabinet', page: 'src/app/routes/orders-page.tsx', limit: 180 * KB },
  { screen: 'one order', app: 'cabinet', page: 'src/app/routes/order-page.tsx', limit: 179 * KB },
  { screen: 'sign-in', app: 'cabinet', page: 'src/app/routes/sign-up-page.tsx', limit: 184 * KB },
  { screen: 'registration', app: 'cabinet', page: 'src/app/routes/register-page.tsx', limit: 184 * KB },
];

/** Maximum size of each script file that the cabinet's main page does not load. Small files let a phone execute a screen in pieces. */
const LAZY_SCRIPT_LIMIT = 40 * KB;

/**
 * Maximum size of a screen's styles, in brotli. Each app has one style sheet, which all its screens load. The last quarter of a kilobyte
 * of each is for the comparison of goods, and for the mark of a success with the examples of photos.
 */
const STYLE_BUDGETS: readonly { screen: string; app: string; limit: number }[] = [
  { screen: 'public pages', app: 'public-site', limit: 16.25 * KB },
  { screen: 'cabinet', app: 'cabinet', limit: 15.25 * KB },
];

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
  const faults = [
    ...findScriptErrors('public-site', publicPageBudgets),
    ...findScriptErrors('cabinet', () => CABINET_BUDGETS),
    ...findLazyScriptErrors(),
    ...STYLE_BUDGETS.flatMap(findStyleErrors),
    ...findMainPageErrors(),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** A budget for every page of the site that the build has. */
export const publicPageBudgets = (manifest: Manifest): Budget[] =>
  Object.keys(manifest)
    .filter((module) => PUBLIC_PAGE.test(module))
    .map((page) => ({ screen: /([\w-]+)\.tsx$/.exec(page)?.[1] ?? page, app: 'public-site', page, limit: PUBLIC_PAGE_LIMIT }));

/** Whether a module holds messages of a language: the app's, or the page's if it has its own. */
export const isMessageModule = (module: string, page: string, language: (typeof LANGUAGES)[number]): boolean =>
  module === appMessagesFile(language) || module === pageMessagesFile(page, language);

function findScriptErrors(app: string, budgetsOf: (manifest: Manifest) => readonly Budget[]): string[] {
  const client = join(ROOT, 'apps', app, 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  if (!existsSync(file)) return [`apps/${app} has no manifest; build it first`];
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  const missing = LANGUAGES.map(appMessagesFile).filter((module) => !(module in manifest));
  if (missing.length > 0) return [`apps/${app} has no ${missing.join(', ')}; name its words in checks/src/check/budgets.ts`];
  const budgets = budgetsOf(manifest);
  if (budgets.length === 0) return [`apps/${app}: no page is found in its build; name its pages in checks/src/check/budgets.ts`];
  return budgets.flatMap(({ screen, page, limit }) => {
    if (!(page in manifest)) return [`${screen}: apps/${app} has no module ${page}; name the page in checks/src/check/budgets.ts`];
    const heaviest = LANGUAGES.map((language) =>
      measureFiles(
        client,
        importClosure(manifest, (module) => module === page || isMessageModule(module, page, language)),
      ),
    ).reduce((one, other) => (one.bytes >= other.bytes ? one : other));
    const line = `${screen}: ${(heaviest.bytes / KB).toFixed(1)} KB of JavaScript, ${limit / KB} KB allowed`;
    console.log(`    ${line}`);
    const tooMany =
      app === 'public-site' && heaviest.files > PUBLIC_FILES_LIMIT
        ? [`${screen}: ${heaviest.files} script files, ${PUBLIC_FILES_LIMIT} allowed`]
        : [];
    return heaviest.bytes > limit
      ? [...tooMany, `${line}; load later what the first view does not need. The heaviest:\n${heaviest.list}`]
      : tooMany;
  });
}

/** The script files of a build that the main page does not load. */
export function findLazyScripts(manifest: Manifest): string[] {
  const ofMainPage = importClosure(manifest, (module) => module === CABINET_BUDGETS[0]?.page);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files].filter((file) => file.endsWith('.js') && !ofMainPage.has(file));
}

function findLazyScriptErrors(): string[] {
  const client = join(ROOT, 'apps', 'cabinet', 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  // The script budget already reports a missing build.
  if (!existsSync(file)) return [];
  const pieces = findLazyScripts(v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))));
  const sizes = pieces.map((piece) => ({ piece, bytes: statSync(join(client, `${piece}.br`)).size }));
  const heaviest = Math.max(0, ...sizes.map(({ bytes }) => bytes));
  console.log(
    `    the heaviest piece of the cabinet: ${(heaviest / KB).toFixed(1)} KB of JavaScript, ${LAZY_SCRIPT_LIMIT / KB} KB allowed`,
  );
  return sizes
    .filter(({ bytes }) => bytes > LAZY_SCRIPT_LIMIT)
    .map(({ piece, bytes }) => `${piece}: ${(bytes / KB).toFixed(1)} KB, ${LAZY_SCRIPT_LIMIT / KB} KB allowed; load a part of it later`);
}

/**
 * Counts the requests named by the main page's document. All further requests depend on what it shows: product pictures, and orders older
 * than the newest few.
 */
function findMainPageErrors(): string[] {
  const client = join(ROOT, 'apps', 'cabinet', 'dist', 'client');
  // The script budget already reports a missing build.
  if (!existsSync(join(client, 'shells', 'manifest.json'))) return [];
  return LANGUAGES.flatMap((language) => {
    const shell = `main-page.${language}`;
    return findFirstViewErrors(shell, readShell(client, shell), { ...MAIN_PAGE_LIMITS, fontFiles: FONT_FILES[language] });
  });
}

function findStyleErrors({ screen, app, limit }: (typeof STYLE_BUDGETS)[number]): string[] {
  const client = join(ROOT, 'apps', app, 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  // The script budget already reports a missing build.
  if (!existsSync(file)) return [];
  const sheets = findStyleSheets(v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))));
  if (sheets.size === 0) return [`${screen}: the manifest of apps/${app} names no style sheet`];
  const { bytes } = measureFiles(client, sheets);
  const line = `${screen}: ${(bytes / KB).toFixed(1)} KB of styles, ${limit / KB} KB allowed`;
  console.log(`    ${line}`);
  return bytes > limit ? [`${line}; styles of what few screens show belong to a style sheet of their own`] : [];
}

function measureFiles(client: string, files: Map<string, string>): { bytes: number; files: number; list: string } {
  const sizes = [...files].map(([file, module]) => ({ module, bytes: statSync(join(client, `${file}.br`)).size }));
  const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, HEAVIEST_SHOWN);
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    files: sizes.length,
    list: heaviest.map(({ module, bytes }) => `    ${(bytes / KB).toFixed(1).padStart(6)} KB  ${module}`).join('\n'),
  };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageWordsFile } from '@muddat/vite-config/page-words-file';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import { firstViewFaults, readShell } from './first-view.ts';

/** Kilobytes as the specification's figures mean them. */
const KB = 1000;
const HEAVIEST_SHOWN = 5;

/** A chunk a language in each app. */
const LANGUAGES = ['ru', 'uz', 'uz-Cyrl'] as const;
/** Every page of the site draws by a module so named (its server refuses others), so a new page cannot be forgotten here. */
const PUBLIC_PAGE = /^src\/pages\/[^/]+\/[\w-]+-page\.tsx$/;
/**
 * What the scripts of a first view of any page of the site may weigh. Up to 6 KB of it are parts that other pages show: with a file for each
 * set of pages a first view had thirty files (docs/decisions/rendering.md).
 */
const PUBLIC_PAGE_LIMIT = 126 * KB;
/** Script files of a page of the site before it is taken over. */
const PUBLIC_FILES_LIMIT = 16;
/** The main page is what customers open each month: its document, scripts, fonts and data. */
const MAIN_PAGE_LIMITS = { requests: 18, scripts: 8 };
/** Russian text is in two font files, Uzbek in one or in three. */
const FONT_FILES = { ru: 2, uz: 2, 'uz-Cyrl': 3 } as const;

type Budget = { screen: string; app: string; page: string; limit: number };

/**
 * What the first view of a screen may weigh in JavaScript, brotli: the entry, the page, and the words of one language. The heaviest is Uzbek
 * in Cyrillic, 3 KB above Russian: it brings the rules that write texts of the server in Cyrillic and keep names as they are.
 */
const CABINET_BUDGETS: readonly Budget[] = [
  { screen: 'cabinet main page', app: 'cabinet', page: 'src/app/routes/main-page.tsx', limit: 157 * KB },
  { screen: 'orders', app: 'cabinet', page: 'src/app/routes/orders-page.tsx', limit: 178 * KB },
  { screen: 'one order', app: 'cabinet', page: 'src/app/routes/order-page.tsx', limit: 176 * KB },
  { screen: 'sign-in', app: 'cabinet', page: 'src/app/routes/sign-up-page.tsx', limit: 182 * KB },
  { screen: 'registration', app: 'cabinet', page: 'src/app/routes/register-page.tsx', limit: 182 * KB },
];

/** What any other script file of the cabinet may weigh: a screen comes in pieces that a phone runs one by one. */
const PIECE_LIMIT = 40 * KB;

/** What the styles of a screen may weigh, brotli. An app has one style sheet, which all of its screens load. */
const STYLE_BUDGETS: readonly { screen: string; app: string; limit: number }[] = [
  { screen: 'public pages', app: 'public-site', limit: 15 * KB },
  { screen: 'cabinet', app: 'cabinet', limit: 15 * KB },
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

/** The scripts that a first view loads, by the modules they are made of: the entry, its own modules and all that they import at once. */
export function closure(manifest: Manifest, isNeeded: (module: string) => boolean): Map<string, string> {
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

/** The style sheets of a build. */
export const sheetsOf = (manifest: Manifest): Map<string, string> =>
  new Map(Object.entries(manifest).flatMap(([module, { file }]) => (file.endsWith('.css') ? [[file, module] as const] : [])));

/** Compares the built bundles, as compressed by the build, with their budgets; of three languages the heaviest counts. */
export async function checkBudgets(): Promise<string | undefined> {
  const faults = [
    ...jsFaults('public-site', publicBudgets),
    ...jsFaults('cabinet', () => CABINET_BUDGETS),
    ...pieceFaults(),
    ...STYLE_BUDGETS.flatMap(styleFaults),
    ...mainPageFaults(),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** A budget for every page of the site that the build has. */
export const publicBudgets = (manifest: Manifest): Budget[] =>
  Object.keys(manifest)
    .filter((module) => PUBLIC_PAGE.test(module))
    .map((page) => ({ screen: /([\w-]+)\.tsx$/.exec(page)?.[1] ?? page, app: 'public-site', page, limit: PUBLIC_PAGE_LIMIT }));

/** The words of a language, of the app and, where it has its own, of the page. */
export const isWords = (module: string, page: string, language: (typeof LANGUAGES)[number]): boolean =>
  module === `src/app/messages/${language}.ts` || module === pageWordsFile(page, language);

function jsFaults(app: string, budgetsOf: (manifest: Manifest) => readonly Budget[]): string[] {
  const client = join(ROOT, 'apps', app, 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  if (!existsSync(file)) return [`apps/${app} has no manifest; build it first`];
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  const mute = LANGUAGES.filter((language) => !(`src/app/messages/${language}.ts` in manifest));
  if (mute.length > 0) return [`apps/${app} has no src/app/messages/${mute.join(', ')}; name its words in checks/src/check/budgets.ts`];
  const budgets = budgetsOf(manifest);
  if (budgets.length === 0) return [`apps/${app}: no page is found in its build; name its pages in checks/src/check/budgets.ts`];
  return budgets.flatMap(({ screen, page, limit }) => {
    if (!(page in manifest)) return [`${screen}: apps/${app} has no module ${page}; name the page in checks/src/check/budgets.ts`];
    const heaviest = LANGUAGES.map((language) =>
      weigh(
        client,
        closure(manifest, (module) => module === page || isWords(module, page, language)),
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
export function piecesOf(manifest: Manifest): string[] {
  const ofMainPage = closure(manifest, (module) => module === CABINET_BUDGETS[0]?.page);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files].filter((file) => file.endsWith('.js') && !ofMainPage.has(file));
}

function pieceFaults(): string[] {
  const client = join(ROOT, 'apps', 'cabinet', 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  // That there is no build has been said of its scripts.
  if (!existsSync(file)) return [];
  const pieces = piecesOf(v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))));
  const sizes = pieces.map((piece) => ({ piece, bytes: statSync(join(client, `${piece}.br`)).size }));
  const heaviest = Math.max(0, ...sizes.map(({ bytes }) => bytes));
  console.log(`    the heaviest piece of the cabinet: ${(heaviest / KB).toFixed(1)} KB of JavaScript, ${PIECE_LIMIT / KB} KB allowed`);
  return sizes
    .filter(({ bytes }) => bytes > PIECE_LIMIT)
    .map(({ piece, bytes }) => `${piece}: ${(bytes / KB).toFixed(1)} KB, ${PIECE_LIMIT / KB} KB allowed; load a part of it later`);
}

/** Every other request of the main page follows what it shows: pictures of goods, and an order older than the newest few. */
function mainPageFaults(): string[] {
  const client = join(ROOT, 'apps', 'cabinet', 'dist', 'client');
  // That there is no build has been said of its scripts.
  if (!existsSync(join(client, 'shells', 'manifest.json'))) return [];
  return LANGUAGES.flatMap((language) => {
    const shell = `main-page.${language}`;
    return firstViewFaults(shell, readShell(client, shell), { ...MAIN_PAGE_LIMITS, fontFiles: FONT_FILES[language] });
  });
}

function styleFaults({ screen, app, limit }: (typeof STYLE_BUDGETS)[number]): string[] {
  const client = join(ROOT, 'apps', app, 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  // That there is no build has been said of its scripts.
  if (!existsSync(file)) return [];
  const sheets = sheetsOf(v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))));
  if (sheets.size === 0) return [`${screen}: the manifest of apps/${app} names no style sheet`];
  const { bytes } = weigh(client, sheets);
  const line = `${screen}: ${(bytes / KB).toFixed(1)} KB of styles, ${limit / KB} KB allowed`;
  console.log(`    ${line}`);
  return bytes > limit ? [`${line}; styles of what few screens show belong to a style sheet of their own`] : [];
}

function weigh(client: string, files: Map<string, string>): { bytes: number; files: number; list: string } {
  const sizes = [...files].map(([file, module]) => ({ module, bytes: statSync(join(client, `${file}.br`)).size }));
  const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, HEAVIEST_SHOWN);
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    files: sizes.length,
    list: heaviest.map(({ module, bytes }) => `    ${(bytes / KB).toFixed(1).padStart(6)} KB  ${module}`).join('\n'),
  };
}

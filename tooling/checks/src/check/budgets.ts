import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

/** Kilobytes as the specification's figures mean them. */
const KB = 1000;
const HEAVIEST_SHOWN = 5;

/** A chunk a language in each app: ru, uz, uz-Cyrl. */
const WORDS = /^src\/messages\/([\w-]+)\.ts$/;

/** What the first view of a screen may weigh in JavaScript, brotli: the entry, the page, and the words of one language. */
const BUDGETS: readonly { screen: string; app: string; pages: readonly string[]; words: RegExp; limit: number }[] = [
  { screen: 'home page', app: 'public-site', pages: ['src/pages/home/HomePage.tsx'], words: WORDS, limit: 135 * KB },
  {
    screen: 'cabinet main page',
    app: 'cabinet',
    pages: ['src/routes/main-page.tsx'],
    words: WORDS,
    limit: 180 * KB,
  },
  { screen: 'sign-in', app: 'cabinet', pages: ['src/routes/sign-up-page.tsx'], words: WORDS, limit: 180 * KB },
  { screen: 'registration', app: 'cabinet', pages: ['src/routes/register-page.tsx'], words: WORDS, limit: 180 * KB },
];

/** What the styles of a screen may weigh, brotli. An app has one style sheet, which all of its screens load. */
const STYLE_BUDGETS: readonly { screen: string; app: string; limit: number }[] = [
  { screen: 'home page', app: 'public-site', limit: 15 * KB },
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

/** Compares the built bundles, as compressed by the build, with their budgets; of two languages the heavier counts. */
export async function checkBudgets(): Promise<string | undefined> {
  const faults = BUDGETS.flatMap(({ screen, app, pages, words, limit }) => {
    const client = join(ROOT, 'apps', app, 'dist', 'client');
    const file = join(client, '.vite', 'manifest.json');
    if (!existsSync(file)) return [`${screen}: apps/${app} has no manifest; build it first`];
    const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
    const modules = Object.keys(manifest);
    const missing = pages.filter((page) => !modules.includes(page));
    if (missing.length > 0)
      return [`${screen}: apps/${app} has no module ${missing.join(', ')}; name the page in checks/src/check/budgets.ts`];
    const locales = new Set(modules.flatMap((module) => words.exec(module)?.[1] ?? []));
    if (locales.size < 2)
      return [`${screen}: the words of two languages match nothing in apps/${app}; name them in checks/src/check/budgets.ts`];
    const heavier = [...locales]
      .map((locale) =>
        weigh(
          client,
          closure(manifest, (module) => pages.includes(module) || words.exec(module)?.[1] === locale),
        ),
      )
      .reduce((one, other) => (one.bytes >= other.bytes ? one : other));
    const line = `${screen}: ${(heavier.bytes / KB).toFixed(1)} KB of JavaScript, ${limit / KB} KB allowed`;
    console.log(`    ${line}`);
    return heavier.bytes > limit ? [`${line}; load later what the first view does not need. The heaviest:\n${heavier.list}`] : [];
  });
  faults.push(...STYLE_BUDGETS.flatMap(styleFaults));
  return faults.length > 0 ? faults.join('\n') : undefined;
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

function weigh(client: string, files: Map<string, string>): { bytes: number; list: string } {
  const sizes = [...files].map(([file, module]) => ({ module, bytes: statSync(join(client, `${file}.br`)).size }));
  const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, HEAVIEST_SHOWN);
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    list: heaviest.map(({ module, bytes }) => `    ${(bytes / KB).toFixed(1).padStart(6)} KB  ${module}`).join('\n'),
  };
}

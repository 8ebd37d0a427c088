import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

/** Kilobytes as the specification's figures mean them. */
const KB = 1000;

/** What the first view of a screen may weigh in JavaScript, brotli, by the modules it needs. */
const BUDGETS = [
  { screen: 'home page', app: 'public-site', roots: [/entry-client|main\.tsx$/, /routes\/.*home/], limit: 135 * KB },
  { screen: 'cabinet main page', app: 'cabinet', roots: [/entry-client|main\.tsx$|index\.html$/, /routes\/.*main-page/], limit: 180 * KB },
  { screen: 'sign-in', app: 'cabinet', roots: [/entry-client|main\.tsx$|index\.html$/, /routes\/.*sign-up/], limit: 180 * KB },
] as const;

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

/** The scripts that a first view loads: its roots and everything that they import at once. */
export function closure(manifest: Manifest, roots: readonly RegExp[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry || roots.some((root) => root.test(key))) visit(key);
  }
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** Compares the built bundles, as compressed by the build, with their budgets. */
export async function checkBudgets(): Promise<string | undefined> {
  const lines = BUDGETS.map(({ screen, app, roots, limit }) => {
    const client = join(ROOT, 'apps', app, 'dist', 'client');
    const file = join(client, '.vite', 'manifest.json');
    if (!existsSync(file)) return { over: true, text: `${screen}: ${app} has no manifest; build it first` };
    const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
    const missing = roots.filter((root) => !Object.keys(manifest).some((key) => root.test(key)));
    if (missing.length > 0) return { over: true, text: `${screen}: no module matches ${missing.join(', ')}` };
    const bytes = closure(manifest, roots).reduce((sum, name) => sum + statSync(join(client, `${name}.br`)).size, 0);
    return { over: bytes > limit, text: `${screen}: ${(bytes / KB).toFixed(1)} KB of JavaScript, ${limit / KB} KB allowed` };
  });
  for (const { text } of lines) console.log(`    ${text}`);
  const over = lines.filter(({ over }) => over);
  return over.length > 0 ? over.map(({ text }) => text).join('\n') : undefined;
}

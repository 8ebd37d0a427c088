import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
});
const manifestSchema = v.record(v.string(), chunkSchema);

/** What a document of an app loads. Addresses start with a slash. */
export type ClientBuild = {
  /** The module that starts the app. */
  entry: string;
  /** The entry and all modules that it imports at once, for `modulepreload`. */
  preloads: string[];
  /**
   * Style sheets with their text, which goes into the document: a linked sheet alone costs 1.6 times the floor's largest paint.
   */
  styles: Record<string, string>;
};

/**
 * Reads what a document loads from the client build's manifest.
 * @param client the folder of the client build
 */
export function readClientBuild(client: string): ClientBuild {
  const chunks = v.parse(manifestSchema, JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')));
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`the build in ${client} has no entry`);
  const files = new Set([entry.file]);
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  entry.imports.forEach(visit);
  const sheets = Object.values(chunks).filter(({ file }) => file.endsWith('.css'));
  return {
    entry: `/${entry.file}`,
    preloads: [...files].map((file) => `/${file}`),
    styles: Object.fromEntries(sheets.map(({ file }) => [`/${file}`, readFileSync(join(client, file), 'utf8')])),
  };
}

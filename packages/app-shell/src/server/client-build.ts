import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  isDynamicEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
});
/** Source path of an app's starter module, if it has one. */
const STARTER = 'src/start.ts';

const manifestSchema = v.record(v.string(), chunkSchema);
type Chunk = v.InferOutput<typeof chunkSchema>;
type Chunks = Record<string, Chunk>;

/** The files that a document of an app loads. Paths start with a slash. */
export type ClientBuild = {
  /** The module that starts the app. */
  entry: string;
  /** A small module that the document loads before the other scripts (`src/start.ts`). Absent if the app has none, and in development. */
  starter?: string;
  /** The entry and all its static imports, for `modulepreload`. */
  preloads: string[];
  /**
   * Style sheets with their text, for the document. With a linked sheet the largest paint takes 1.6 times as long as on
   * the baseline page of tooling/bench.
   */
  styles: Record<string, string>;
  /** Lazy modules by source path, each with its file and that file's static imports. Absent in development. */
  lazy?: Record<string, string[]>;
};

/**
 * Reads what a document loads from the client build's manifest.
 * @param client the folder of the client build
 */
export function readClientBuild(client: string): ClientBuild {
  const chunks = v.parse(manifestSchema, JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')));
  const starter = chunks[STARTER];
  const named = Object.values(chunks).find((chunk) => chunk.isEntry && chunk !== starter);
  if (!named) throw new Error(`the build in ${client} has no entry`);
  const entry = resolveFacade(named, chunks, readFileSync(join(client, named.file), 'utf8'));
  const preloads = collectFiles(entry, chunks);
  const sheets = Object.values(chunks).filter(({ file }) => file.endsWith('.css'));
  return {
    entry: `/${entry.file}`,
    ...(starter ? { starter: `/${starter.file}` } : {}),
    preloads,
    styles: Object.fromEntries(sheets.map(({ file }) => [`/${file}`, readFileSync(join(client, file), 'utf8')])),
    lazy: Object.fromEntries(
      Object.entries(chunks).flatMap(([source, chunk]) =>
        chunk.isDynamicEntry ? [[source, collectFiles(chunk, chunks).filter((file) => !preloads.includes(file))]] : [],
      ),
    ),
  };
}

/**
 * If the bundler has moved an entry's modules into a group, the entry's file only imports that group. Returns the group then, which saves a
 * request; else the entry.
 */
function resolveFacade(entry: Chunk, chunks: Chunks, code: string): Chunk {
  const target = /^\s*import\s*["']\.\/([\w.-]+)["'];?\s*$/.exec(code)?.[1];
  return Object.values(chunks).find(({ file }) => target !== undefined && file.endsWith(`/${target}`)) ?? entry;
}

/** Paths of a chunk and all its static imports, importers first. */
function collectFiles(start: Chunk, chunks: Chunks): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const visit = (chunk: Chunk) => {
    seen.add(chunk.file);
    for (const key of chunk.imports) {
      const next = chunks[key];
      if (next && !seen.has(next.file)) visit(next);
    }
    files.unshift(`/${chunk.file}`);
  };
  visit(start);
  return files;
}

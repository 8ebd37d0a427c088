import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  isDynamicEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
});
/** The module of an app that is its starter, if there is one. */
const STARTER = 'src/start.ts';

const manifestSchema = v.record(v.string(), chunkSchema);
type Chunk = v.InferOutput<typeof chunkSchema>;
type Chunks = Record<string, Chunk>;

/** What a document of an app loads. Addresses start with a slash. */
export type ClientBuild = {
  /** The module that starts the app. */
  entry: string;
  /** Where the app has one: the small module that the document loads first, and that asks for all others once the page is painted. */
  starter?: string;
  /** The entry and all modules that it imports at once, for `modulepreload`. */
  preloads: string[];
  /**
   * Style sheets with their text, which goes into the document: a linked sheet alone costs 1.6 times the floor's largest paint.
   */
  styles: Record<string, string>;
  /** What is loaded later: by the source path of a module that is imported lazily, its file and what that imports. None in development. */
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
  const entry = behindFacade(named, chunks, readFileSync(join(client, named.file), 'utf8'));
  const preloads = filesOf(entry, chunks);
  const sheets = Object.values(chunks).filter(({ file }) => file.endsWith('.css'));
  return {
    entry: `/${entry.file}`,
    ...(starter ? { starter: `/${starter.file}` } : {}),
    preloads,
    styles: Object.fromEntries(sheets.map(({ file }) => [`/${file}`, readFileSync(join(client, file), 'utf8')])),
    lazy: Object.fromEntries(
      Object.entries(chunks).flatMap(([source, chunk]) =>
        chunk.isDynamicEntry ? [[source, filesOf(chunk, chunks).filter((file) => !preloads.includes(file))]] : [],
      ),
    ),
  };
}

/** Of an entry whose modules were put into a group, only a line is left that imports the group's file: it would be a request for nothing. */
function behindFacade(entry: Chunk, chunks: Chunks, code: string): Chunk {
  const target = /^\s*import\s*["']\.\/([\w.-]+)["'];?\s*$/.exec(code)?.[1];
  return Object.values(chunks).find(({ file }) => target !== undefined && file.endsWith(`/${target}`)) ?? entry;
}

/** A chunk's address and those of all that it imports at once: each before what it is made of itself. */
function filesOf(start: Chunk, chunks: Chunks): string[] {
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

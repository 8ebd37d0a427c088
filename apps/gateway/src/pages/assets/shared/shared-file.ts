import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Content types as `@fastify/static` sends them. A file of another kind is served by its own build only. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const HASHED_NAME = /^[a-zA-Z0-9][\w.~-]{0,100}-[\w-]{6,12}(\.[a-z0-9]{2,5})$/;

/** A hashed file of a build, in the smallest form that serves every client. */
export type SharedFile = { readonly encoding: 'br' | 'identity'; readonly body: Buffer };

/** The content type of a file that a build may share, or null if the name does not look like one. */
export function sharedTypeOf(name: string): string | null {
  return TYPES[HASHED_NAME.exec(name)?.[1] ?? ''] ?? null;
}

/** A file as one text, for stores of texts. */
export const packSharedFile = ({ encoding, body }: SharedFile): string => `${encoding} ${body.toString('base64')}`;

const Packed = v.pipe(v.string(), v.regex(/^(?:br|identity) /));

export function unpackSharedFile(text: unknown): SharedFile {
  const packed = v.parse(Packed, text);
  const space = packed.indexOf(' ');
  return { encoding: packed.startsWith('br') ? 'br' : 'identity', body: Buffer.from(packed.slice(space + 1), 'base64') };
}

/** The files of one app's build that others may serve: name to path of the form to share. */
export function listSharedFiles(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(root).filter((name) => sharedTypeOf(name) !== null);
  return new Map(names.map((name) => [name, existsSync(join(root, `${name}.br`)) ? join(root, `${name}.br`) : join(root, name)]));
}

export const readSharedFile = (path: string): SharedFile => ({
  encoding: path.endsWith('.br') ? 'br' : 'identity',
  body: readFileSync(path),
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a document needs before its page can be rendered: paths of scripts, addresses of API data, and `<link>` tags of fonts. */
export type FirstViewResources = {
  readonly scripts: readonly string[];
  readonly data: readonly string[];
  readonly fonts: readonly string[];
};

const PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="font"[^>]*>/g;
const MODULE = /<(?:link\b[^>]*\brel="modulepreload"[^>]*\bhref|script\b[^>]*\bsrc)="([^"]+)"/g;
const DATA = /\bdata-first="([^"]*)"/;

/** Parses a shell document: its scripts, the data that its first script requests, and fonts that it preloads. */
export function parseFirstViewResources(html: string): FirstViewResources {
  return {
    scripts: [...new Set([...html.matchAll(MODULE)].flatMap(([, file]) => file ?? []))],
    data: (DATA.exec(html)?.[1] ?? '').split(' ').filter((address) => address !== ''),
    fonts: [...html.matchAll(PRELOAD)].map(([link]) => link),
  };
}

/** The faults of a document that loads too much. `fontFiles`: number of font files of its language. */
export function findFirstViewErrors(
  shell: string,
  html: string,
  limits: { requests: number; scripts: number; fontFiles: number },
): string[] {
  const { scripts, data, fonts } = parseFirstViewResources(html);
  const requests = 1 + scripts.length + data.length + limits.fontFiles;
  const faults: readonly (readonly [boolean, string])[] = [
    [scripts.length === 0, 'names no script: its markup has changed, or it is no shell'],
    [scripts.length > limits.scripts, `names ${scripts.length} scripts, ${limits.scripts} allowed`],
    [requests > limits.requests, `needs ${requests} requests before it is drawn, ${limits.requests} allowed`],
    [fonts.length > 0, 'preloads a font, which delays the first paint'],
  ];
  return faults.flatMap(([bad, sentence]) => (bad ? [`${shell}: ${sentence}`] : []));
}

export const readShell = (client: string, shell: string): string => readFileSync(join(client, 'shells', `${shell}.html`), 'utf8');

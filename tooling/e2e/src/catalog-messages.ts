import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import type { Lang } from './labels.ts';

const CATALOGS = join(ROOT, 'packages', 'i18n', 'catalogs');
const MESSAGE = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm;

/** A PO text consists of JSON strings, one per line. */
const textOf = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line)))
    .join('');

/** All messages of the catalogs: the Russian source text and its text in `lang`. */
export function catalogMessages(lang: Lang): (readonly [source: string, text: string])[] {
  return readdirSync(CATALOGS).flatMap((room) =>
    [...readFileSync(join(CATALOGS, room, `${lang}.po`), 'utf8').matchAll(MESSAGE)].map(
      ([, source = '', text = '']) => [textOf(source), textOf(text)] as const,
    ),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from './labels.ts';
import { ROOT } from './server-process.ts';

const CATALOGS = join(ROOT, 'packages', 'i18n', 'catalogs');
const MESSAGE = /^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm;

/** What the catalogs say in a language, plain sentences only: those with placeholders are never on a page as they are. */
export function catalogSentences(lang: Lang): Set<string> {
  const texts = readdirSync(CATALOGS).flatMap((room) =>
    [...readFileSync(join(CATALOGS, room, `${lang}.po`), 'utf8').matchAll(MESSAGE)].map(([, lines = '']) =>
      lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => String(JSON.parse(line)))
        .join(''),
    ),
  );
  return new Set(texts.filter((text) => text !== '' && !/[{<\n]/.test(text)));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import { listRepositoryFiles } from '../files.ts';
import { parsePo } from '../po.ts';
import { ALLOWED_SPELLINGS, ALLOWED_TEXTS } from './allowed-texts.ts';
import { findHardCodedTextErrors } from './hard-coded.ts';
import { findLanguageTexts } from './language-texts.ts';
import { findLetterErrors } from './letters.ts';
import { findSourceTexts } from './source-texts.ts';
import { findTermErrors, locateCatalogTexts, locateSourceTexts } from './term-errors.ts';
import { TERM_EXCEPTIONS } from './term-exceptions.ts';

/** Files without texts for customers: tests, stories and their data, planted mistakes, pictures, generated files, notes on tokens. */
const NOT_SHOWN = [
  /\.(?:test|spec|stories|payloads)\.tsx?$/,
  /[.-]fixtures?\.tsx?$|stories-data/,
  /\/(?:testing|planted|pictures|generated|\.storybook)\//,
  /\/theme\/(?:token-notes|design-tokens)\.ts$/,
];
const isShownToCustomers = (file: string): boolean => !NOT_SHOWN.some((pattern) => pattern.test(file));
const read = (file: string) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') });

/** Packages whose texts customers read. Sandbox and gateway take texts from tables of @muddat/i18n or keep both languages side by side. */
const SCREENS = ['packages/ui/src', 'packages/forms/src', 'packages/app-shell/src', 'apps/public-site/src', 'apps/cabinet/src'];

/** Checks that screens contain no text outside the catalogs. */
export async function checkHardCoded(): Promise<string | undefined> {
  const files = listRepositoryFiles(...SCREENS.flatMap((room) => [`${room}/*.ts`, `${room}/*.tsx`])).filter(isShownToCustomers);
  return joinErrors(findHardCodedTextErrors(files.map(read), ALLOWED_TEXTS));
}

/** Checks that no word in sources, contracts and demo data mixes alphabets, and that Uzbek has the right apostrophes. */
export async function checkLetters(): Promise<string | undefined> {
  const sources = listRepositoryFiles('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx').filter(isShownToCustomers).map(read);
  const contracts = listRepositoryFiles('packages/sdk/contracts/*.yaml').map(read);
  return joinErrors([
    ...sources.flatMap(({ file, source }) =>
      findSourceTexts(file, source)
        .filter(({ text }) => !ALLOWED_SPELLINGS.some((one) => one.file === file && one.text === text))
        .flatMap(({ text, line }) => findLetterErrors(text).map((fault) => `${file}:${line}: ${fault}`)),
    ),
    ...contracts.flatMap(({ file, source }) =>
      source.split('\n').flatMap((text, at) => findLetterErrors(text).map((fault) => `${file}:${at + 1}: ${fault}`)),
    ),
  ]);
}

/** Sources whose texts customers do not read: search terms and letter tables, the sandbox's pages for staff, machine-readable words. */
const NOT_READ = [
  /^apps\/sandbox\/src\/(?:search|tools|db)\//,
  /\/(?:uzbek|password)\//,
  /\/questions\/magic-words\.ts$/,
  /\/person\/(?:person|published)-name\.ts$/,
  /\/seed\/data\/store-table\.ts$/,
  /\/fonts\/font-letters\.ts$/,
  /\/errors\/redact\.ts$/,
];

/** Checks terms, ё and no-break spaces in the catalogs, in all texts outside them, and in the contracts. */
export async function checkTerms(): Promise<string | undefined> {
  const sources = listRepositoryFiles('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx')
    .filter((file) => isShownToCustomers(file) && !NOT_READ.some((pattern) => pattern.test(file)))
    .map(read)
    .flatMap(({ file, source }) => locateSourceTexts(file, findLanguageTexts(file, source)));
  const catalogs = listRepositoryFiles('*.po')
    .map(read)
    .flatMap(({ file, source }) => locateCatalogTexts(file, file.endsWith('/ru.po') ? 'ru' : 'uz', parsePo(source)));
  const contracts = listRepositoryFiles('packages/sdk/contracts/*.yaml')
    .map(read)
    .flatMap(({ file, source }) =>
      source.split('\n').flatMap((line, at) => {
        // YAML examples contain plain spaces, because a no-break space is invisible there.
        const text = line.replace(/(?<=[№\d]) (?=\d|сум|%)/gu, '\u00a0');
        return /\p{Script=Cyrillic}/u.test(text) ? [{ location: `${file}:${at + 1}`, language: 'ru' as const, text }] : [];
      }),
    );
  return joinErrors(findTermErrors([...sources, ...catalogs, ...contracts], TERM_EXCEPTIONS));
}

const joinErrors = (faults: readonly string[]): string | undefined => (faults.length > 0 ? faults.join('\n') : undefined);

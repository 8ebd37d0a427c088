import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import { listRepositoryFiles } from '../files.ts';
import { ALLOWED_SENTENCES } from './allowed-sentences.ts';
import { parseComments } from './comments.ts';
import { findUnclearPhrases } from './patterns.ts';
import { findLongSentences, parseParagraphs } from './prose.ts';
import { findTestTitles } from './titles.ts';

const GENERATED = /(?:^|\/)(?:generated|dist)\//;
const TESTS = /\.(?:test|spec)\.tsx?$/;
/** The pages that a newcomer reads first. Decisions may have longer sentences. */
const SHORT_SENTENCES = /^(?:README|CONTRIBUTING)\.md$|^docs\/architecture\.md$|\/README\.md$/;

/**
 * Checks that comments, test titles and docs are understood at first reading: no phrase of `PATTERNS`, no long sentence in the main pages.
 */
export async function checkWording(): Promise<string | undefined> {
  const sources = listRepositoryFiles(
    ...['apps', 'packages', 'tooling'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`, `${folder}/*.mjs`]),
  );
  const pages = listRepositoryFiles('*.md').filter((file) => !file.startsWith('.changeset/') && !file.endsWith('CHANGELOG.md'));
  const faults = [
    ...sources.filter((file) => !GENERATED.test(file)).flatMap((file) => findCommentErrors(file, read(file))),
    ...sources.filter((file) => TESTS.test(file)).flatMap((file) => findTitleErrors(file, read(file))),
    ...pages.flatMap((file) => findPageErrors(file, read(file))),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const findCommentErrors = (file: string, source: string): string[] =>
  parseComments(file, source).flatMap(({ text, line }) =>
    findUnclearPhrases(text, ALLOWED_SENTENCES).map((fault) => `${file}:${line}: ${fault} (comment: ${text.slice(0, 80)})`),
  );

export const findTitleErrors = (file: string, source: string): string[] =>
  findTestTitles(file, source).flatMap(({ text, line }) =>
    findUnclearPhrases(text, ALLOWED_SENTENCES).map((fault) => `${file}:${line}: ${fault} (title: ${text.slice(0, 80)})`),
  );

export const findPageErrors = (file: string, page: string): string[] =>
  parseParagraphs(page).flatMap((paragraph) =>
    [
      ...findUnclearPhrases(paragraph.text, ALLOWED_SENTENCES, true),
      ...(SHORT_SENTENCES.test(file) ? findLongSentences(paragraph) : []),
    ].map((fault) => `${file}:${paragraph.line}: ${fault}`),
  );

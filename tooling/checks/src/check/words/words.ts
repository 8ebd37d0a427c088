import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import { filesOf } from '../files.ts';
import { ALLOWED_SENTENCES } from './allowed.ts';
import { commentsOf } from './comments.ts';
import { unclearPhrases } from './patterns.ts';
import { paragraphsOf, tooLong } from './prose.ts';

const GENERATED = /(?:^|\/)(?:generated|dist)\//;
/** The pages that a newcomer reads first. Decisions may have longer sentences. */
const SHORT_SENTENCES = /^(?:README|CONTRIBUTING)\.md$|^docs\/architecture\.md$|\/README\.md$/;

/** Checks that comments and docs are understood at first reading: no phrase of `PATTERNS`, no long sentence in the main pages. */
export async function checkWords(): Promise<string | undefined> {
  const sources = filesOf(...['apps', 'packages', 'tooling'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`, `${folder}/*.mjs`]));
  const pages = filesOf('*.md').filter((file) => !file.startsWith('.changeset/') && !file.endsWith('CHANGELOG.md'));
  const faults = [
    ...sources.filter((file) => !GENERATED.test(file)).flatMap((file) => faultsOfComments(file, read(file))),
    ...pages.flatMap((file) => faultsOfPage(file, read(file))),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const faultsOfComments = (file: string, source: string): string[] =>
  commentsOf(file, source).flatMap(({ text, line }) =>
    unclearPhrases(text, ALLOWED_SENTENCES).map((fault) => `${file}:${line}: ${fault} (comment: ${text.slice(0, 80)})`),
  );

export const faultsOfPage = (file: string, page: string): string[] =>
  paragraphsOf(page).flatMap((paragraph) =>
    [...unclearPhrases(paragraph.text, ALLOWED_SENTENCES, true), ...(SHORT_SENTENCES.test(file) ? tooLong(paragraph) : [])].map(
      (fault) => `${file}:${paragraph.line}: ${fault}`,
    ),
  );

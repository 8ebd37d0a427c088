import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The text of a file of the repository; '' if there is no such file. */
export const readRepositoryFile = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

/** The texts in «», in their order. */
export const parseQuotes = (text: string): string[] => [...text.matchAll(/«([^»]+)»/g)].map(([, quote = '']) => quote);

/** The tests that a page of docs/ names as `file`: «part of a title», «another». */
export const parseNamedTests = (text: string): { readonly file: string; readonly title: string }[] =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`: («[^»]+»(?:, «[^»]+»)*)/g)].flatMap(([, file = '', titles = '']) =>
    parseQuotes(titles).map((title) => ({ file, title })),
  );

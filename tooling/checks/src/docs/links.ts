import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../root.ts';
import { readRepositoryFile } from './named-tests.ts';

const LINK = /\]\(([^)\s]+)\)/g;
/** A path in backticks, from the root or from the folder of a README. A glob does not match. */
const PATH = /`((?:apps|packages|tooling|docs|src)\/[\w./-]+)`/g;
const FENCE = /^(```|~~~)[\s\S]*?^\1/gm;

/** Broken targets on a page: relative links with their anchors, and paths in backticks. */
export function findBrokenLinks(page: string, text: string): string[] {
  const prose = text.replaceAll(FENCE, '');
  const links = [...prose.matchAll(LINK)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) || isThere(page, text, target) ? [] : [target],
  );
  const paths = [...prose.matchAll(PATH)].flatMap(([, path = '']) => {
    const file = path.startsWith('src/') ? (page.endsWith('README.md') ? join(dirname(page), path) : null) : path;
    return file === null || isBuilt(path) || existsSync(join(ROOT, file)) ? [] : [path];
  });
  return [...links, ...paths];
}

function isThere(page: string, text: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = normalize(join(dirname(page), path));
  if (path !== '' && !existsSync(join(ROOT, file))) return false;
  return anchor === undefined || headingAnchors(path === '' ? text : readRepositoryFile(file)).includes(anchor);
}

const isBuilt = (path: string): boolean => path.split('/').includes('dist');

/** The anchors of a page's headings, as GitHub makes them. */
export const headingAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

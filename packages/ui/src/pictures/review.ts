import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BASELINE_FOLDER, REVIEW_FOLDER } from './picture-paths.ts';
import { type PictureChange, renderReviewPage } from './review-page.ts';

// `pnpm pictures:kit`: compares the Overview stories with their baselines and writes the review page. `--update` accepts the new
// pictures.
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const KIT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const BEFORE = join(REVIEW_FOLDER, 'before');
const pictures = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : []);

rmSync(REVIEW_FOLDER, { recursive: true, force: true });
mkdirSync(BASELINE_FOLDER, { recursive: true });
mkdirSync(REVIEW_FOLDER, { recursive: true });
cpSync(BASELINE_FOLDER, BEFORE, { recursive: true });

const { status } = spawnSync(
  process.execPath,
  [VITEST, 'run', '--project', 'stories', '--project', 'stories-dark', ...(values.update ? ['--update'] : [])],
  {
    cwd: KIT_FOLDER,
    env: { ...process.env, MUDDAT_TIER: 'all', MUDDAT_PICTURES: 'only', ...(values.update ? {} : { CI: 'true' }) },
    stdio: 'inherit',
  },
);

const changes = values.update ? updatedBaselines() : failedComparisons();
writeFileSync(join(REVIEW_FOLDER, 'index.html'), renderReviewPage(changes, pictures(BASELINE_FOLDER).length));
for (const { name } of changes) process.stdout.write(`${values.update ? 'taken   ' : 'differs '}  ${name}\n`);
process.stdout.write(
  `\n${changes.length} of ${pictures(BASELINE_FOLDER).length} pictures ${values.update ? 'are new' : 'differ'}: ${join(REVIEW_FOLDER, 'index.html')}\n`,
);
process.exitCode = status ?? 1;

/** The pictures whose comparison failed: the runner writes files to the review folder only for these. */
function failedComparisons(): PictureChange[] {
  const files = pictures(REVIEW_FOLDER);
  const names = new Set(files.map((file) => file.replace(/-(actual|diff|reference)\.png$/, '')));
  const found = (file: string) => (files.includes(file) ? file : undefined);
  return [...names].map((name) => ({
    name,
    before: existsSync(join(BEFORE, `${name}.png`)) ? `before/${name}.png` : undefined,
    // Without a baseline the runner names the new picture `-reference`.
    after: found(`${name}-actual.png`) ?? found(`${name}-reference.png`),
    difference: found(`${name}-diff.png`),
  }));
}

/** Finds the baselines that `--update` has changed or added, and copies them to the review folder. */
function updatedBaselines(): PictureChange[] {
  mkdirSync(join(REVIEW_FOLDER, 'after'), { recursive: true });
  return pictures(BASELINE_FOLDER).flatMap((file) => {
    const [old, now] = [join(BEFORE, file), join(BASELINE_FOLDER, file)];
    if (existsSync(old) && readFileSync(old).equals(readFileSync(now))) return [];
    cpSync(now, join(REVIEW_FOLDER, 'after', file));
    return [{ name: file.replace(/\.png$/, ''), before: existsSync(old) ? `before/${file}` : undefined, after: `after/${file}` }];
  });
}

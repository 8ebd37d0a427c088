import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BASELINES, REVIEW } from './picture-paths.ts';
import { type Change, reviewPage } from './review-page.ts';

// `pnpm pictures:kit`: compares the Overview stories with their baselines and writes the review page. `--update` accepts the new
// pictures.
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const ROOM = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const BEFORE = join(REVIEW, 'before');
const pictures = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : []);

rmSync(REVIEW, { recursive: true, force: true });
mkdirSync(BASELINES, { recursive: true });
mkdirSync(REVIEW, { recursive: true });
cpSync(BASELINES, BEFORE, { recursive: true });

const { status } = spawnSync(process.execPath, [VITEST, 'run', '--project', 'stories', ...(values.update ? ['--update'] : [])], {
  cwd: ROOM,
  env: { ...process.env, MUDDAT_PICTURES: 'only', ...(values.update ? {} : { CI: 'true' }) },
  stdio: 'inherit',
});

const changes = values.update ? taken() : differing();
writeFileSync(join(REVIEW, 'index.html'), reviewPage(changes, pictures(BASELINES).length));
for (const { name } of changes) process.stdout.write(`${values.update ? 'taken   ' : 'differs '}  ${name}\n`);
process.stdout.write(
  `\n${changes.length} of ${pictures(BASELINES).length} pictures ${values.update ? 'are new' : 'differ'}: ${join(REVIEW, 'index.html')}\n`,
);
process.exitCode = status ?? 1;

/** The failed comparisons, found by the files that the run has left. */
function differing(): Change[] {
  const files = pictures(REVIEW);
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

/** The baselines that have changed. */
function taken(): Change[] {
  mkdirSync(join(REVIEW, 'after'), { recursive: true });
  return pictures(BASELINES).flatMap((file) => {
    const [old, now] = [join(BEFORE, file), join(BASELINES, file)];
    if (existsSync(old) && readFileSync(old).equals(readFileSync(now))) return [];
    cpSync(now, join(REVIEW, 'after', file));
    return [{ name: file.replace(/\.png$/, ''), before: existsSync(old) ? `before/${file}` : undefined, after: `after/${file}` }];
  });
}

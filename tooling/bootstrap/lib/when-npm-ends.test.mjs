import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = new URL('./when-npm-ends.mjs', import.meta.url).href;

test('a script of npm learns that npm was killed', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-ends-'));
  // Holds itself open until npm is gone; says its id first.
  writeFileSync(
    join(folder, 'script.mjs'),
    `import { whenNpmEnds } from ${JSON.stringify(MODULE)};
    const held = setInterval(() => {}, 1_000);
    whenNpmEnds(() => { console.log('npm is gone'); clearInterval(held); });
    console.log('running ' + process.pid);`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node script.mjs' } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const said = new Promise((resolve) => npm.stdout.on('close', resolve));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('running');
  npm.kill('SIGKILL');
  await said;
  expect(output).toContain('npm is gone');
  rmSync(folder, { recursive: true, force: true });
});

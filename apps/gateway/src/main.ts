import { join, resolve } from 'node:path';
import { createProcessPrinters, releaseFields } from '@muddat/process';
import { checkGateway } from './check/check-gateway.ts';
import { readRelease } from './ops/release.ts';
import { runGateway } from './run.ts';

const apps = resolve(import.meta.dirname, '..', '..');

if (process.argv.includes('--check'))
  process.exit(await checkGateway({ env: process.env, cwd: process.cwd(), print: (line) => console.log(line) }));

const { print, printError } = createProcessPrinters();
print('The gateway starts', releaseFields(readRelease()));
await runGateway({
  env: process.env,
  cwd: process.cwd(),
  dist: { site: join(apps, 'public-site', 'dist'), cabinet: join(apps, 'cabinet', 'dist') },
  print,
  printError,
});

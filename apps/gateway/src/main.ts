import { join, resolve } from 'node:path';
import { checkGateway } from './check/check-gateway.ts';
import { runGateway } from './run.ts';

const apps = resolve(import.meta.dirname, '..', '..');

const print = (line: string): void => console.log(line);

if (process.argv.includes('--check')) process.exit(await checkGateway({ env: process.env, cwd: process.cwd(), print }));

await runGateway({
  env: process.env,
  cwd: process.cwd(),
  dist: { site: join(apps, 'public-site', 'dist'), cabinet: join(apps, 'cabinet', 'dist') },
  print,
  printError: (line) => console.error(line),
});

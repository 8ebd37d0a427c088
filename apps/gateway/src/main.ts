import { join, resolve } from 'node:path';
import { runGateway } from './run.ts';

const apps = resolve(import.meta.dirname, '..', '..');

await runGateway({
  env: process.env,
  cwd: process.cwd(),
  dist: { site: join(apps, 'public-site', 'dist'), cabinet: join(apps, 'cabinet', 'dist') },
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});

import './cli/node-20.ts';
import { readFileSync } from 'node:fs';
import { cacheFolderOf } from './cli/cache-folder.ts';
import { parseCommand } from './cli/options.ts';
import { writeLine } from './cli/write-line.ts';

/** The program of the package `muddat-sandbox`. It loads the sandbox only to run it, so that wrong options are reported at once. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  const version = readVersion();
  if (command.kind === 'error') {
    console.error(`muddat-sandbox: ${command.message}`);
    process.exitCode = 2;
  } else if (command.kind === 'version') writeLine(version);
  else {
    const cacheFolder = cacheFolderOf(process.platform, process.env);
    if (command.kind === 'help') writeLine((await import('./cli/texts.ts')).helpText(cacheFolder));
    else await (await import('./cli/run.ts')).run(command.options, version, cacheFolder);
  }
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}

await main();

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS } from './kinds.ts';
import { isName } from './names.ts';

// `pnpm new <kind> [owner] <name>`: writes the files of a new part and says what is left for the hand.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [kindName = '', ...rest] = process.argv.slice(2);
const kind = KINDS[kindName];
const name = rest.at(-1);
const owner = rest.length > 1 ? rest[0] : undefined;

function refuse(reason: string): never {
  console.error(
    `${reason}\n\n${Object.values(KINDS)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}`,
  );
  process.exit(1);
}

if (!kind) refuse(kindName ? `There is no kind called ${kindName}.` : 'What shall be made?');
if (!name || !isName(name)) refuse(`A name is kebab-case, and this is "${name ?? ''}".`);
try {
  const { files, next } = kind.plan(name, owner);
  const taken = Object.keys(files).filter((file) => existsSync(join(ROOT, file)));
  if (taken.length > 0) refuse(`Already there: ${taken.join(', ')}.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`made  ${file}`);
  }
  for (const step of next) console.log(`next  ${step}`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  refuse(`${error.message}.`);
}

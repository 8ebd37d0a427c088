import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';

/** Libraries that only the named packages may import, so that each can be replaced in one package. */
const RESTRICTED_LIBRARIES: readonly { library: RegExp; name: string; rooms: readonly string[] }[] = [
  { library: /^openapi-fetch(\/|$)/, name: 'openapi-fetch', rooms: ['packages/sdk'] },
  {
    library: /^(react-aria-components|react-aria|react-stately|lucide-react)(\/|$)/,
    name: 'react-aria-components and lucide-react',
    rooms: ['packages/ui'],
  },
  { library: /^(@modular-forms|@preact\/signals-react)(\/|$)/, name: '@modular-forms/react', rooms: ['packages/forms'] },
];
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Checks what turbo's package rules cannot: libraries restricted to one package, and state machines that must be pure. */
export async function checkBoundaries(): Promise<string | undefined> {
  const wrong = listRepositoryFiles('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx').flatMap((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((target) =>
      findImportErrors(file, target).map((fault) => `${file}: ${fault}`),
    ),
  );
  return wrong.length > 0 ? wrong.join('\n') : undefined;
}

const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].flatMap(([, target]) => (target ? [target] : []));

/** What is wrong with one import of one file. Paths are from the root. */
export function findImportErrors(file: string, target: string): string[] {
  const room = file.split('/').slice(0, 2).join('/');
  const faults = RESTRICTED_LIBRARIES.filter(({ library, rooms }) => library.test(target) && !rooms.includes(room)).map(
    ({ name, rooms }) => `only ${rooms.join(', ')} may import ${name}`,
  );
  if (/\.machine\.ts$/.test(file) && /^(react|@tanstack\/.*|@muddat\/sdk)$/.test(target))
    faults.push(`a machine imports ${target}; it is a pure function`);
  return faults;
}

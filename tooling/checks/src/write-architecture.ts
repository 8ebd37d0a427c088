import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHITECTURE_DOC, architectureDiagram, replaceDiagram } from './check/architecture.ts';
import { ROOT } from './root.ts';

// `pnpm architecture`: writes the diagram of docs/architecture.md from the code.
const path = join(ROOT, ARCHITECTURE_DOC);
writeFileSync(path, replaceDiagram(readFileSync(path, 'utf8'), architectureDiagram()));
console.log(`Wrote the diagram of ${ARCHITECTURE_DOC}.`);

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHITECTURE, architectureDiagram, withDiagram } from './check/architecture.ts';
import { ROOT } from './root.ts';

// `pnpm architecture`: writes the diagram of docs/architecture.md from the code.
const path = join(ROOT, ARCHITECTURE);
writeFileSync(path, withDiagram(readFileSync(path, 'utf8'), architectureDiagram()));
console.log(`Wrote the diagram of ${ARCHITECTURE}.`);

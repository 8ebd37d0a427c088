import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { parseRowIds, readSpecRows } from '../spec-rows.ts';
import { listRepositoryFiles } from './files.ts';

/** Checks that ids in test files are rows of docs/spec-rows.tsv. A mistyped id would silently leave its row unproven. */
export async function checkRowIds(): Promise<string | undefined> {
  const known = new Set(readSpecRows().map(({ id }) => id));
  const wrong = listRepositoryFiles('*.test.ts', '*.test.tsx', '*.test.mjs', '*.stories.tsx', 'tooling/e2e/*.spec.ts').flatMap((file) =>
    parseRowIds(readFileSync(join(ROOT, file), 'utf8'))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} is no row of docs/spec-rows.tsv`),
  );
  return wrong.length > 0 ? wrong.join('\n') : undefined;
}

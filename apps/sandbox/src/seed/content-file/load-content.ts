import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../config/read-env.ts';
import type { Database } from '../../db/client.ts';
import { categories, stores } from '../../db/schema/catalogue.ts';
import { parseContent } from './parse-content.ts';
import { type WrittenContent, writeContent } from './write-content.ts';

/** Ends the transaction of a trial. */
class TrialEnd extends Error {
  override readonly name = 'TrialEnd';
}

/**
 * Writes the content of a file in one transaction. `trial`: does all the same, and keeps nothing.
 * @throws ConfigError with a line for each problem
 */
export async function loadContent(db: Database, file: string, { trial }: { readonly trial: boolean }): Promise<WrittenContent> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause });
  });
  const known = {
    categories: await db.select({ id: categories.id, parentId: categories.parentId, alias: categories.alias }).from(categories),
    stores: await db.select({ id: stores.id, alias: stores.alias }).from(stores),
  };
  const parsed = parseContent(text, known);
  if ('problems' in parsed) throw new ConfigError(parsed.problems.map((problem) => `${file}: ${problem}`).join('\n'));
  let written: WrittenContent | undefined;
  try {
    await db.transaction(async (tx) => {
      written = await writeContent(tx, parsed.content, new Date());
      if (trial) throw new TrialEnd();
    });
  } catch (error) {
    if (!(error instanceof TrialEnd)) throw error;
  }
  if (written === undefined) throw new TypeError('the transaction wrote nothing');
  return written;
}

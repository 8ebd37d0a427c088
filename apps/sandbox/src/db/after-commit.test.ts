import { expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';
import { afterCommit } from './after-commit.ts';

const { db } = await openSandbox();

test('what waits for a commit runs after it, in order, and never after a rollback', async () => {
  const seen: string[] = [];
  const result = await db.transaction(async (tx) => {
    afterCommit(tx, () => seen.push('first'));
    afterCommit(tx, () => seen.push('second'));
    expect(seen).toEqual([]);
    return 'done';
  });
  expect([result, seen]).toEqual(['done', ['first', 'second']]);
  const failed = db.transaction(async (tx) => {
    afterCommit(tx, () => seen.push('rolled back'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(seen).toEqual(['first', 'second']);
});

test('outside a transaction nothing waits', () => {
  const seen: string[] = [];
  afterCommit(db, () => seen.push('now'));
  expect(seen).toEqual(['now']);
});

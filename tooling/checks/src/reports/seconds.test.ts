import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSeconds, writeSeconds } from './seconds.ts';

test('the seconds of the last checks are kept, and none are there before the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-seconds-'));
  try {
    expect(readSeconds(folder)).toEqual([]);
    writeSeconds([{ name: 'types', seconds: 17.5 }], folder);
    expect(readSeconds(folder)).toEqual([{ name: 'types', seconds: 17.5 }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
